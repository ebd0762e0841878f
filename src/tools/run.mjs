import { spawn } from 'node:child_process';

/**
 * Runs a Node program with inherited output, forwards termination signals, and disables the tools'
 * telemetry.
 * @param {readonly string[]} args the program and its arguments, as after `node`
 * @param {Readonly<Record<string, string>>} [env] added to the current environment
 * @param {(message: unknown) => void} [onMessage] opens a channel for what the program sends
 * @returns {Promise<boolean>} whether it succeeded
 */
export function run(args, env = {}, onMessage = undefined) {
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'inherit', ...(onMessage ? ['ipc'] : [])],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (onMessage) child.on('message', onMessage);
  let isEnding = false;
  const pass = (signal) => {
    isEnding = true;
    child.kill(signal);
  };
  process.on('SIGINT', pass).on('SIGTERM', pass);

  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      // A program that handles the signal ends with a code of its own.
      if (isEnding || signal === 'SIGINT' || signal === 'SIGTERM') process.exit(1);
      resolve(code === 0);
    });
  });
}

/**
 * Arguments that run one of our TypeScript files.
 * @param {string} file
 * @returns {string[]}
 */
export const typescript = (file) => ['--import', 'tsx', file];
