// Use reports a second that one process takes, over HTTP and through everything a request passes: the
// token, reading, checking, and storing in SQLite. A report is that of a real scan's size: 300 keys in
// 400 files. The clients share the machine, so the server's own processor time for a report says how
// many one core takes.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { takeUseReport } from '@/server/api/http/takeUseReport';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import type { Access } from '@/server/teams/workspaces/Access';
import { createApiToken } from '@/server/teams/workspaces/apiTokens';

const REPORTS = 1_500;
const CLIENTS = 8;
const REPOSITORIES = 40;
const WANTED = 100;

const KEYS = 300;
const FILES = 400;

interface Ready {
  readonly port: number;
  readonly token: string;
}

interface Measured {
  readonly cpuMs: number;
}

async function fillDatabase(): Promise<string> {
  const database = await openDatabase();
  const connection = database.connection();
  const workspace = { id: 'w', slug: 'team', name: 'Team', created_at: 1, delete_at: null };
  await connection.insertInto('workspaces').values(workspace).execute();
  await connection
    .insertInto('projects')
    .values({
      ...{ id: 'p', workspace_id: 'w', slug: 'shop', name: 'Shop', audience: 'world' },
      ...{ line_percent: 95, version: 1, created_at: 1, archived_at: null },
    })
    .execute();
  const access: Access = {
    workspaceId: 'w',
    viewer: { kind: 'person', accountId: 'a', name: 'A', email: 'a@example.org', sessionId: 's' },
    actor: 'OWNER',
  };
  const expiresAt = Date.now() + 86_400_000;
  const draft = { name: 'Bench', scope: 'WRITE', expiresAt } as const;
  return (await createApiToken(database, access, draft)).secret;
}

async function serve(): Promise<void> {
  const token = await fillDatabase();
  loadCatalogue();
  const server = createHttpServer({
    handle: takeUseReport,
    isReady: () => true,
    isHttps: false,
    compresses: false,
    log,
  });
  const before = process.cpuUsage();
  server.listen(0, '127.0.0.1', () =>
    process.send!({ port: (server.address() as AddressInfo).port, token } satisfies Ready),
  );
  process.on('message', () => {
    const { user, system } = process.cpuUsage(before);
    process.send!({ cpuMs: (user + system) / 1_000 } satisfies Measured);
    process.exit();
  });
}

/** Some keys in many files, most in few, as code has them. */
function writeReport(at: number): string {
  const catalogue = loadCatalogue();
  const hex = (file: number) => (at * FILES + file).toString(16).padStart(16, '0');
  return JSON.stringify({
    repository: `acme/app-${at % REPOSITORIES}`,
    files: Array.from({ length: FILES }, (_, file) => hex(file)),
    uses: Array.from({ length: KEYS }, (_, key) => {
      const files = Math.max(1, Math.floor(FILES / (key + 2)));
      return {
        key: catalogue.keyAt(catalogue.dataKeyIndexes[key * 40]!).path,
        count: files * 3 + (at % 7),
        files: Array.from({ length: files }, (_, file) => (file * 7 + key) % FILES),
      };
    }),
  });
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-uses-'));
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', LOG_LEVEL: 'warn' };
  const server = fork(__filename, ['serve'], { execArgv: process.execArgv, env });
  const [{ port, token }] = (await once(server, 'message')) as [Ready];
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const path = '/api/projects/team/shop/usage';
  const send = (body: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const sent = request({ agent, port, host: '127.0.0.1', method: 'POST', path, headers });
      sent.once('response', (response) =>
        response.resume().once('end', () => resolve(response.statusCode ?? 0)),
      );
      sent.once('error', reject).end(body);
    });
  let [next, taken] = [0, 0];
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < REPORTS) if ((await send(writeReport(next++))) < 300) taken += 1;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  server.send('report');
  const [{ cpuMs }] = (await once(server, 'message')) as [Measured];
  rmSync(folder, { recursive: true, force: true });
  const ofCore = REPORTS / (cpuMs / 1_000);
  console.log(
    [
      `${taken} of ${REPORTS} reports of ${(writeReport(0).length / 1e3).toFixed(0)} kB taken in ${seconds.toFixed(1)} s: ${Math.round(REPORTS / seconds)} a second`,
      `${(cpuMs / REPORTS).toFixed(1)} ms of the server’s processor each: ${Math.round(ofCore)} a second on one core, wanted ${WANTED}`,
    ].join('\n'),
  );
  if (taken < REPORTS || ofCore < WANTED) process.exitCode = 1;
}

if (process.argv[2] === 'serve') void serve();
else void measure();
