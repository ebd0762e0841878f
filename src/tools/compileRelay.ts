import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const GENERATED = 'src/__generated__';

/**
 * Compiles every fragment and query. The compiler adds to the file of persisted operations and never removes from it, so the file is
 * emptied first: an operation that left the source must stop being answered.
 * @returns whether the compiler was content; what it says goes to this process's own output
 */
export function compileRelay(): boolean {
  mkdirSync(GENERATED, { recursive: true });
  writeFileSync(`${GENERATED}/persisted-queries.json`, '{}\n');

  writeFileSync(`${GENERATED}/schemaHash.ts`, `/** Of schema.graphql: what lies on disk in another form of the schema is not read. */\nexport const SCHEMA_HASH = '${schemaHash()}';\n`);

  return spawnSync('node_modules/.bin/relay-compiler', [], { stdio: 'inherit' }).status === 0;
}

function schemaHash(): string {
  return createHash('sha256').update(readFileSync('schema.graphql')).digest('hex').slice(0, 8);
}

if (require.main === module) process.exitCode = compileRelay() ? 0 : 1;
