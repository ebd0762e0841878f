import { readdirSync } from 'node:fs';
import { run, typescript } from './run.mjs';
import { runCommand } from './runCommand';

const FOLDER = 'bench';
const SUFFIX = '.ts';

const names = readdirSync(FOLDER)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length));

/**
 * `npm run bench` lists the benchmarks; `npm run bench -- ssr ../other` runs one and passes on the
 * remaining arguments.
 */
async function bench([name, ...rest]: readonly string[]): Promise<void> {
  if (name !== undefined && names.includes(name)) {
    const isDone = await run([...typescript(`${FOLDER}/${name}${SUFFIX}`), ...rest], {
      NODE_ENV: 'production',
    });
    if (!isDone) throw new Error(`The benchmark “${name}” failed.`);
    return;
  }
  const known = `Benchmarks: ${names.join(', ')}`;
  if (name !== undefined) throw new Error(`There is no benchmark “${name}”. ${known}`);
  console.log(known);
}

void runCommand(bench);
