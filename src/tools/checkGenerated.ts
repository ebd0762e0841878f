import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { compileMessages } from './compileMessages';
import { compileRelay } from './compileRelay';

const GENERATED = ['src/__generated__', 'src/domain/messages/__generated__'];

const contents = (): Map<string, string> =>
  new Map(
    [
      'schema.graphql',
      'src/relay/schemaHash.data.ts',
      ...GENERATED.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
    ].map((file) => [file, readFileSync(file, 'utf8')]),
  );

/** Regenerates the schema, the Relay artifacts and the messages, and returns every file that was out of date. */
function filesOutOfStep(): string[] {
  const before = contents();
  execFileSync(process.execPath, ['--import', 'tsx', 'src/tools/printSchema.ts'], {
    stdio: 'inherit',
  });
  if (!compileRelay()) throw new Error('Relay did not compile.');
  compileMessages();
  const after = contents();

  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
}

const stale = filesOutOfStep();
if (stale.length > 0) {
  console.error(
    `These files were out of step with their source and have been rewritten; commit them:\n  ${stale.join('\n  ')}`,
  );
  process.exitCode = 1;
}
