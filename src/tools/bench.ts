import { readdirSync } from 'node:fs';
import { run, typescript } from './run.mjs';

const FOLDER = 'tests/bench';
const SUFFIX = '.ts';

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));

/** `npm run bench` lists the benchmarks; `npm run bench -- coverage` runs those named, one after the other. */
async function bench(): Promise<void> {
  if (asked.length === 0 || unknown.length > 0) {
    console.log(`${unknown.length > 0 ? `There is no benchmark “${unknown.join('”, “')}”. ` : ''}Benchmarks: ${names.join(', ')}`);
    process.exitCode = unknown.length > 0 ? 1 : 0;
  }
  for (const name of unknown.length > 0 ? [] : asked) await run(typescript(`${FOLDER}/${name}${SUFFIX}`), { NODE_ENV: 'production' });
}

void bench();
