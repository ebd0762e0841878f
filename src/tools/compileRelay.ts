import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSource, watchFiles } from './watchFiles';

const GENERATED = 'src/__generated__';
const PERSISTED = join(GENERATED, 'persisted-queries.json');

const readPersisted = (): Record<string, string> =>
  existsSync(PERSISTED)
    ? (JSON.parse(readFileSync(PERSISTED, 'utf8')) as Record<string, string>)
    : {};

function writePersisted(texts: Readonly<Record<string, string>>): void {
  const json = `${JSON.stringify(texts, null, 2)}\n`;
  if (!existsSync(PERSISTED) || readFileSync(PERSISTED, 'utf8') !== json)
    writeFileSync(PERSISTED, json);
}

/** Maps each persisted operation's ID to its artifact. */
function artefactsById(): Map<string, string> {
  const files = readdirSync(GENERATED).map((name) => join(GENERATED, name));
  const getOperationId = (file: string): string | undefined =>
    /@relayRequestID (\w+)/.exec(readFileSync(file, 'utf8'))?.[1];

  return new Map(
    files
      .flatMap((file) => (file === PERSISTED ? [] : [[getOperationId(file) ?? '', file] as const]))
      .filter(([id]) => id !== ''),
  );
}

/**
 * Compiles all fragments and queries, and syncs the persisted operations with the source. The
 * compiler by itself is not enough: it never removes operations from that file, and does not add the
 * text of one whose artifact is unchanged.
 * @returns whether the compiler succeeded; its output goes to this process's output
 */
export function compileRelay(): boolean {
  mkdirSync(GENERATED, { recursive: true });
  const before = readPersisted();
  writePersisted(before);
  for (const [id, file] of artefactsById()) if (!Object.hasOwn(before, id)) rmSync(file);

  if (spawnSync('node_modules/.bin/relay-compiler', [], { stdio: 'inherit' }).status !== 0)
    return false;

  const ids = artefactsById();
  const sorted = Object.entries(readPersisted()).sort(([a], [b]) => (a < b ? -1 : 1));
  writePersisted(Object.fromEntries(sorted.filter(([id]) => ids.has(id))));

  return true;
}

/**
 * Compiles again after each edit. The compiler's own `--watch` needs Watchman; this does not.
 */
export function watchRelay(): void {
  watchFiles(
    ['src/client', 'src/relay', 'schema.graphql'],
    (file) => isSource(file) || file.endsWith('.graphql'),
    compileRelay,
  );
}

if (require.main === module) {
  process.exitCode = compileRelay() ? 0 : 1;
  if (process.argv.includes('--watch')) watchRelay();
}
