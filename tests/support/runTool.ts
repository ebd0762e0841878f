import { spawn } from 'node:child_process';
import type { DatabasePlace } from '@/server/platform/database/openDatabase';
import { program } from './program';

export interface ToolEnd {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of `src/tools` as npm does, and gives what it said and how it ended. */
export function runTool(
  tool: string,
  env: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<ToolEnd> {
  const child = spawn(process.execPath, [program(`src/tools/${tool}.ts`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (status) => done({ status, stdout, stderr }));
  });
}

/** The environment that leads to a database. PostgreSQL’s needs a folder for data versions. */
export const environmentOf = (
  { dataDir, databaseUrl = '' }: DatabasePlace,
  otherFolder: string,
): Readonly<Record<string, string>> => ({
  DATA_DIR: dataDir || otherFolder,
  DATABASE_URL: databaseUrl,
});
