import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const GENERATED = 'src/__generated__';

/**
 * Compiles every fragment and query. The compiler adds to the file of persisted operations and never removes from it, so the file is
 * emptied first: an operation that left the source must stop being answered.
 * @returns whether the compiler was content; what it says goes to this process's own output
 */
export function compileRelay(): boolean {
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(`${GENERATED}/persisted-queries.json`, '{}\n');

  return spawnSync('node_modules/.bin/relay-compiler', [], { stdio: 'inherit' }).status === 0;
}

if (require.main === module) process.exitCode = compileRelay() ? 0 : 1;
