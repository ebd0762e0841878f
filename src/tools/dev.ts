import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildStale, CATALOGUE_FILES } from './buildStale.mjs';
import { buildDevelopmentWorker } from './buildWorker';
import { compileRelay, watchRelay } from './compileRelay';
import { isSource, watchFiles } from './watchFiles';

const RELAY_COMPILER = 'node_modules/.bin/relay-compiler';
const WORKER = '.plimsoll/development/sw.js';

/**
 * Files that configure Next or run in front of it, so they need a restart; Next recompiles the rest
 * itself.
 */
const IN_FRONT_OF_NEXT = [
  'next.config.ts',
  'src/tools/build',
  'src/server/api/answers',
  'src/server/platform/config',
  'src/server/api/http',
  'src/server/platform/observe',
];

const children = new Set<ChildProcess>();

/** Starts a long-running program; if it exits on its own, everything stops. */
function keep(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'development' },
  });
  child.once('exit', () => {
    if (children.delete(child)) stopAll(child.exitCode ?? 0);
  });
  children.add(child);
  return child;
}

/** The production server around Next in development mode. */
function serve(): void {
  const server = keep(process.execPath, [
    ...['--import', './src/tools/stopWithParent.mjs'],
    ...['--import', 'tsx', 'src/server/api/http/serve.ts'],
  ]);
  restart = () => {
    restart = () => undefined;
    children.delete(server);
    server.once('exit', serve).kill('SIGINT');
  };
}

let restart = (): void => undefined;

function stopAll(code: number): void {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
  setTimeout(() => process.exit(), 1_000).unref();
}

/**
 * The Relay compiler can only watch through watchman, and needs a version with the suffix queries
 * of 2021.
 */
function hasRecentWatchman(): boolean {
  const { status, stdout } = spawnSync('watchman', ['list-capabilities'], { encoding: 'utf8' });

  return status === 0 && stdout.includes('suffix-set');
}

const printSchema = (): void =>
  void spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/printSchema.ts'], {
    stdio: 'inherit',
  });

async function dev(): Promise<void> {
  if (!CATALOGUE_FILES.every((file) => existsSync(file))) await buildStale(['catalogue']);
  compileRelay();
  buildDevelopmentWorker(WORKER);
  process.once('SIGINT', () => stopAll(0)).once('SIGTERM', () => stopAll(0));

  watchFiles(['src/server/api/graph'], isSource, printSchema);
  if (hasRecentWatchman()) keep(RELAY_COMPILER, ['--watch']);
  else watchRelay();
  watchFiles(IN_FRONT_OF_NEXT, isSource, () => restart());
  serve();
}

void dev();
