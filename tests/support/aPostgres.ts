import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { provideProgram } from './provideProgram';

export interface PostgresServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Names the server that a whole run has in common. */
export const FOR_ALL = 'TESTS_POSTGRES_URL';

const DEBIAN = '/usr/lib/postgresql';

/**
 * Where `initdb` and `postgres` are: newest version first where Debian put them, else on the path.
 */
function programFolder(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Where its programs are; undefined where it is not installed and cannot be. */
export function providePostgres(): string | undefined {
  return provideProgram('postgresql', programFolder);
}

/** The server refuses to run as root; Debian's package makes a user for it. */
function serverUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * A real server with an empty database in a folder of its own, on a free loopback port.
 * @param programs the folder that `providePostgres` gave
 */
export async function aPostgres(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-postgres-'));
  fillPostgres(programs, folder);
  const server = await servePostgres(programs, folder);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * An empty database of its own: of the server that a whole run of tests has in common
 * (`postgresForAll.ts`), or of one that starts for it, which takes as long as many tests.
 */
export async function aPostgresDatabase(
  programs: string,
): Promise<Pick<PostgresServer, 'url' | 'stop'>> {
  const shared = process.env[FOR_ALL];
  if (shared === undefined) return aPostgres(programs);

  const name = `tests_${randomUUID().replaceAll('-', '')}`;
  await execute(shared, `create database ${name}`);
  return {
    url: shared.replace('/postgres?', `/${name}?`),
    stop: () => execute(shared, `drop database ${name} with (force)`),
  };
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Makes a folder that of an empty database. */
export function fillPostgres(programs: string, folder: string): void {
  const user = serverUser();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  execFileSync(
    join(programs, 'initdb'),
    ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'plimsoll', '-E', 'UTF8', '--no-sync'],
    { ...user, cwd: folder, stdio: 'pipe' },
  );
}

/** Serves a folder that was filled, whatever has become of the server before. */
export async function servePostgres(
  programs: string,
  folder: string,
  chosen?: number,
): Promise<PostgresServer> {
  const port = chosen ?? (await freePort());
  const server = spawn(
    join(programs, 'postgres'),
    [
      ...['-D', join(folder, 'data'), '-k', folder],
      ...['-c', 'listen_addresses=127.0.0.1', '-p', String(port)],
      // After a crash it would ask the disk about each of a thousand files.
      ...['-c', 'recovery_init_sync_method=syncfs'],
    ],
    { ...serverUser(), cwd: folder, stdio: 'ignore' },
  );
  // The two seconds of a reader are too few for a test that loads its modules meanwhile.
  const url = `postgres://plimsoll@127.0.0.1:${port}/postgres?connect_timeout=30`;
  await untilItAnswers(url);
  const ended = new Promise((resolve) => server.once('exit', resolve));
  return {
    url,
    pid: server.pid!,
    stop: async () => {
      server.kill('SIGQUIT');
      await ended;
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (cause) {
      if (attempt === 150) throw cause;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
