// Two instances with one PostgreSQL and one Valkey behind nginx: what they share, how much
// two answer next to one, and a rolling deployment under load. Run after a build:
// npm run bench -- instances [folder of another build, which is deployed first]
import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import texts from '@/__generated__/persisted-queries.json';
import { aPostgres } from '../tests/support/aPostgres';
import { aValkey } from '../tests/support/aValkey';
import {
  type Instance,
  provideNeighbors,
  startBalancer,
  startInstance,
} from '../tests/support/instances';

const PORTS = [3751, 3752] as const;
const PROXY = 'http://127.0.0.1:3753';
const VALKEY_PORT = 3754;
const LOADERS = 4;

const idNamed = (name: string): string =>
  Object.entries(texts).find(([, text]) => new RegExp(`^\\w+ ${name}\\b`).test(text))![0];

interface Asked {
  readonly status: number;
  readonly text: string;
}

async function ask(url: string, body: object, key?: string): Promise<Asked> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

const failures: string[] = [];

function check(what: string, isSo: boolean, found = ''): void {
  console.log(`${isSo ? 'yes' : 'NO '}  ${what}${isSo ? '' : `: ${found.slice(0, 200)}`}`);
  if (!isSo) failures.push(what);
}

const creation = (token: string) => ({
  documentId: idNamed('useSaveAudienceMutation'),
  variables: { input: { name: 'Both', parts: [{ key: 'region:DE', weight: 1 }], token } },
});
const nameOf = (key: string) => ({
  query: 'query ($key: String!) { audience(key: $key) { name } }',
  variables: { key },
});

/** A change at one is read at the other, once, and a client has one limit at both. */
async function compareState(one: Instance, other: Instance): Promise<void> {
  const key = randomUUID();
  const token = 'a-secret-of-the-bench-with-32-letters';
  const made = await ask(one.url, creation(token), key);
  const again = await ask(other.url, creation(token), key);
  check('a change repeated at the other instance is the same change', made.text === again.text);
  const audience = /"key":"([^"]+)"/.exec(made.text)?.[1] ?? '';
  const read = await ask(other.url, nameOf(audience));
  check('what one saves the other reads', read.text.includes('"Both"'), read.text);

  const session = await signIn(one.url);
  const viewer = { documentId: idNamed('SignInScreenQuery'), variables: {} };
  const headers = { 'content-type': 'application/json', cookie: session, origin: PROXY };
  const found = await fetch(`${other.url}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(viewer),
  });
  const text = await found.text();
  check('who signs in at one is signed in at the other', text.includes('"Ada"'), text);

  const statuses: number[] = [];
  for (let i = 0; i < 40; i += 1)
    statuses.push((await ask(i % 2 ? one.url : other.url, creation(token), randomUUID())).status);
  const admitted = statuses.filter((status) => status !== 429).length;
  check(`of 40 more changes at both in turn, ${admitted} fit into 30 a minute`, admitted <= 33);

  const pages = await Promise.all(
    ['/features/has', '/stats'].map(async (path) => {
      const [a, b] = await Promise.all(
        [one, other].map(async ({ url }) => withoutBuild(await (await fetch(url + path)).text())),
      );
      return a === b;
    }),
  );
  check('both render the same pages', pages.every(Boolean));
}

/** Each answer names its request. */
const withoutBuild = (html: string): string =>
  html.replaceAll(/[0-9a-f]{32}-[0-9a-f]{16}(?:-\d)?|[0-9a-f-]{32,36}/g, '');

const ACCOUNT = { email: 'ada@plimsoll.example', password: randomUUID() };

const sendForm = (url: string, action: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${url}/api/account/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: PROXY },
    body: new URLSearchParams(fields),
  });

async function signIn(url: string): Promise<string> {
  await sendForm(url, 'sign-up', { ...ACCOUNT, name: 'Ada' });
  const { headers } = await sendForm(url, 'sign-in', ACCOUNT);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function measure(path: string): Promise<{ perSecond: number; p99: number }> {
  const { requests, latency, non2xx, errors } = await autocannon({
    url: PROXY + path,
    connections: 10,
    duration: 4,
  });
  if (non2xx + errors > 0) failures.push(`${path}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: Math.round(requests.average), p99: latency.p99 };
}

/** Readers who load pages with all their scripts, and programs that ask, until they are to end. */
function load() {
  const seen = { pages: 0, scripts: 0, operations: 0, failed: [] as string[] };
  let isOver = false;
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(PROXY + path).catch((cause: unknown) => String(cause));
    const isGood = typeof answer !== 'string' && answer.ok;
    if (!isGood) seen.failed.push(`${typeof answer === 'string' ? answer : answer.status} ${path}`);
    return isGood ? answer.text() : '';
  };
  const read = async (path: string): Promise<void> => {
    const html = await get(path);
    seen.pages += 1;
    const scripts = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)];
    for (const [, script] of scripts) await get(script!);
    seen.scripts += scripts.length;
    const { status, text } = await ask(PROXY, nameOf('world')).catch((cause: unknown) => ({
      status: 0,
      text: String(cause),
    }));
    seen.operations += 1;
    if (status !== 200) seen.failed.push(`${status} ${text.slice(0, 80)}`);
  };
  const paths = ['/', '/features', '/features/has', '/stats', '/browsers'];
  const readers = Array.from({ length: LOADERS }, async (_, reader) => {
    for (let i = reader; !isOver; i += 1) await read(paths[i % paths.length]!);
  });
  return async () => {
    isOver = true;
    await Promise.all(readers);
    return seen;
  };
}

async function bench(): Promise<void> {
  const programs = provideNeighbors();
  const before = process.argv[2] ?? process.cwd();
  // As docs/operate.md says: pages of the build before find their scripts when its last instance ends.
  const scripts = '.next/static';
  cpSync(join(before, scripts), scripts, { recursive: true, force: false });
  const postgres = await aPostgres(programs.postgres);
  const store = await aValkey(programs.valkey, VALKEY_PORT);
  const env = {
    DATABASE_URL: postgres.url,
    VALKEY_URL: store.url,
    BASE_URL: PROXY,
    CLIENT_CPU_SECONDS_PER_MINUTE: '0',
  };
  const start = (folder: string, port: number) => startInstance(folder, port, env);
  let [one, other] = [await start(process.cwd(), PORTS[0]), await start(process.cwd(), PORTS[1])];
  // Without a cache, which would answer for them.
  const proxy = await startBalancer(programs.nginx, {
    port: Number(new URL(PROXY).port),
    ports: PORTS,
    caches: false,
  });
  try {
    await compareState(one, other);
    const paths = ['/features/has', '/feeds/newly'];
    const two = [];
    for (const path of paths) two.push(await measure(path));
    await other.stop();
    const rows: Record<string, object> = {};
    for (const [at, path] of paths.entries())
      rows[path] = { 'one instance': await measure(path), 'two instances': two[at] };
    console.log(JSON.stringify(rows, undefined, 2));

    await one.stop();
    [one, other] = [await start(before, PORTS[0]), await start(before, PORTS[1])];
    const end = load();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await one.stop();
    one = await start(process.cwd(), PORTS[0]);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await other.stop();
    other = await start(process.cwd(), PORTS[1]);
    await store.stop();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const { pages, scripts: files, operations, failed } = await end();
    const builds = [before, process.cwd()].map((folder) =>
      readFileSync(join(folder, '.next/BUILD_ID'), 'utf8').trim(),
    );
    check(
      `builds ${builds.join(' → ')}, then the store for limits gone: ${pages} pages, ${files} scripts and ${operations} operations, ${failed.length} failed`,
      failed.length === 0,
      failed.join('\n'),
    );
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await proxy.stop();
    await store.stop();
    await postgres.stop();
  }
  if (failures.length > 0) process.exitCode = 1;
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
