import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { watch } from 'chokidar';
import { buildStale } from './buildStale.mjs';
import { compileRelay } from './compileRelay';

const RELAY_COMPILER = 'node_modules/.bin/relay-compiler';
const SETTLE_MS = 100;

const children: ChildProcess[] = [];

/** Starts a program that runs until the developer stops; when one of them ends, all do. */
function keep(program: string, args: readonly string[]): void {
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  child.once('exit', () => stopAll(child.exitCode ?? 0));
  children.push(child);
}

function stopAll(code: number): void {
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
  setTimeout(() => process.exit(), 1_000).unref();
}

/** Calls `act` once the files have been quiet for a moment, and never twice at a time. */
function onChange(paths: string[], isWanted: (file: string) => boolean, act: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(paths, {
    ignored: (file, stats) => stats?.isFile() === true && !isWanted(file),
    ignoreInitial: true,
  }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(act, SETTLE_MS);
  });
}

/**
 * The compiler watches through watchman alone, and needs one that knows the suffix queries of 2021.
 */
function hasRecentWatchman(): boolean {
  const { status, stdout } = spawnSync('watchman', ['list-capabilities'], { encoding: 'utf8' });

  return status === 0 && stdout.includes('suffix-set');
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('__generated__');
const printSchema = (): void =>
  void spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/printSchema.ts'], {
    stdio: 'inherit',
  });

async function dev(): Promise<void> {
  if (!existsSync('.plimsoll/catalogue.bin')) await buildStale(['catalogue']);
  compileRelay();
  process.once('SIGINT', () => stopAll(0)).once('SIGTERM', () => stopAll(0));

  onChange(['src/server/graph'], isSource, printSchema);
  if (hasRecentWatchman()) keep(RELAY_COMPILER, ['--watch']);
  else
    onChange(
      ['src/screens', 'src/relay', 'schema.graphql'],
      (file) => isSource(file) || file.endsWith('.graphql'),
      compileRelay,
    );
  keep(process.execPath, [
    'node_modules/next/dist/bin/next',
    'dev',
    '--port',
    process.env.PORT ?? '3000',
  ]);
}

void dev();
