#!/usr/bin/env node
// The program `plimsoll`, which is also what its own worker threads run.
import { readFileSync } from 'node:fs';
import { isatty } from 'node:tty';
import { isMainThread, workerData } from 'node:worker_threads';
import { createColors } from 'picocolors';
import { EXIT } from './ExitCode';
import { runPlimsoll } from './runPlimsoll';
import { toUnwritable } from './toUnwritable';

declare const PLIMSOLL_VERSION: string;

async function main(): Promise<void> {
  const { stdin, stdout, stderr } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader that has seen enough, such as `head`, is no fault.
    if (error.code === 'EPIPE') return;
    stderr.write(`${toUnwritable('The output', error).message}\n`);
    process.exit(EXIT.usage);
  });
  // The exit code still tells the result.
  stderr.on('error', () => undefined);
  // Without a terminal `stdout.isTTY` is undefined, which the colors would take for “decide
  // yourself”.
  const isTerminal = isatty(stdout.fd);
  const isPlain = Boolean(process.env.NO_COLOR) || process.env.TERM === 'dumb';
  const code = await runPlimsoll(
    {
      version: PLIMSOLL_VERSION,
      cwd: process.cwd(),
      env: process.env,
      dataFolder: import.meta.dirname,
      program: import.meta.filename,
      isTerminal,
      colors: createColors(isTerminal && !isPlain),
      readInput: () => readFileSync(stdin.fd),
      out: (text) => void stdout.write(text),
      err: (text) => void stderr.write(text),
    },
    process.argv.slice(2),
  );
  process.exitCode = code;
}

async function work(): Promise<void> {
  const { runScanWorker } = await import('./scan/runScanWorker');
  runScanWorker(workerData);
}

(isMainThread ? main() : work()).catch((error: unknown) => {
  console.error(error);
  process.exit(70);
});
