import { readdirSync } from 'node:fs';
import { run, typescript } from './run.mjs';

const FOLDER = 'tests/bench';
const SUFFIX = '.ts';

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));
const [name, ...rest] = process.argv.slice(2);

/**
 * `npm run bench` lists the benchmarks; `npm run bench -- ssr ../other` runs one and passes on the
 * remaining arguments.
 */
async function bench(): Promise<void> {
  if (name !== undefined && names.includes(name)) {
    const isDone = await run([...typescript(`${FOLDER}/${name}${SUFFIX}`), ...rest], {
      NODE_ENV: 'production',
    });
    if (!isDone) process.exitCode = 1;
    return;
  }
  console.log(
    `${name === undefined ? '' : `There is no benchmark “${name}”. `}Benchmarks: ${names.join(', ')}`,
  );
  process.exitCode = name === undefined ? 0 : 1;
}

void bench();
