import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { freePort } from './freePort';
import { provideProgram } from './provideProgram';

const PROGRAMS = ['/usr/bin/valkey-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

/** Valkey or Redis of this machine; undefined where neither is installed nor can be. */
export const provideValkey = (): string | undefined =>
  provideProgram('redis-server', () => PROGRAMS.find((path) => existsSync(path)));

export interface ValkeyServer {
  readonly url: string;
  /** Ends it, if it has not ended. */
  stop(): Promise<void>;
}

/** A real server on the loopback that writes nothing. */
export async function aValkey(program: string, port?: number): Promise<ValkeyServer> {
  const chosen = port ?? (await freePort());
  const server = spawn(
    program,
    ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await untilItListens(chosen);
  return {
    url: `redis://127.0.0.1:${chosen}`,
    stop: async () => {
      server.kill('SIGKILL');
      await ended;
    },
  };
}

async function untilItListens(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1')
        .once('connect', () => resolve(true))
        .once('error', () => resolve(false))
        .once('connect', () => socket.destroy());
    });
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('The server for shared limits did not start.');
}
