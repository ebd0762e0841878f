import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { createHttpServer } from '@/server/api/http/createHttpServer';
import { createGraphqlHandler } from '@/server/api/http/graphqlHandler';
import { inOneVersion } from '@/server/api/http/inOneVersion';
import {
  loadCatalogue,
  readBuiltCatalogue,
  replaceCatalogue,
  withCatalogue,
} from '@/server/data/catalogue/loadCatalogue';
import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';
import { DataStore } from '@/server/data/versions/DataStore';
import { followActivations } from '@/server/data/versions/followActivations';
import { onActivation } from '@/server/data/versions/onActivation';
import { activateVersion, openActivated, openServed } from '@/server/data/versions/servedCatalogue';
import { log } from '@/server/platform/observe/log';
import { packageFiles, packTarball } from '../../../support/packTarball';
import { program } from '../../../support/program';
import { until } from '../../../support/until';

const built = readBuiltCatalogue();
const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-served-'));
const store = new DataStore(dataDir);
const packages = mkdtempSync(join(tmpdir(), 'plimsoll-packages-'));
const [features, compatData] = [join(packages, 'features.tgz'), join(packages, 'compat.tgz')];

/** The tool's output and exit code. */
function runTool(...args: readonly string[]): { readonly status: number | null; says: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program('src/tools/data.ts'), ...args],
    { env: { ...process.env, DATA_DIR: dataDir }, encoding: 'utf8' },
  );
  return { status, says: stdout + stderr };
}

const versionIn = ({ says }: { readonly says: string }): string =>
  /Data version (\w{16})/.exec(says)?.[1] ?? says;

let older = '';

beforeAll(async () => {
  writeFileSync(features, await packTarball(packageFiles('node_modules/web-features-older')));
  writeFileSync(
    compatData,
    await packTarball(packageFiles('node_modules/browser-compat-data-older')),
  );
  older = versionIn(runTool('add', features, compatData));
}, 300_000);

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
  rmSync(packages, { recursive: true, force: true });
});

describe('npm run data', () => {
  it('verifies the pair of an earlier week, of the tarballs of a registry', () => {
    const record = store.find(older)!;

    expect(store.getStatus(record)).toBe('VERIFIED');
    expect(record.packages.map(({ name, version }) => `${name} ${version}`)).toEqual(
      expect.arrayContaining(['web-features 3.39.0', '@mdn/browser-compat-data 8.1.2']),
    );
  });

  it('rejects features with compat data that they were not made with, and says why', () => {
    const { status, says } = runTool('add', features);

    expect(status).toBe(1);
    expect(says).toMatch(
      /was rejected\. \d+ of \d+ keys differ from the published Baseline: [\w.-]+, /,
    );
    expect(runTool('activate', versionIn({ says })).says).toMatch(/was rejected\. \d+ of/);
    expect(runTool('list').says).toMatch(/^\w{16} REJECTED web-features 3\.39\.0/m);
    expect(store.activations()).toEqual([]);
  }, 300_000);

  it('refuses unknown commands, and tarballs that do not match their hashes', () => {
    expect(runTool('activate', '0123456789abcdef')).toMatchObject({
      status: 1,
      says: 'There is no data version 0123456789abcdef.\n',
    });
    expect(runTool('remove').says).toMatch('Expected npm run data -- add');
    expect(runTool('add', `${features}#sha512-AAAA`).says).toMatch('but sha512-AAAA was expected.');
  }, 120_000);
});

describe('served data', () => {
  let server: Server | undefined;
  let stop: (() => void) | undefined;

  afterEach(() => {
    stop?.();
    server?.closeAllConnections();
    server?.close();
  });

  it('changes under load without a failed answer or one of two versions', async () => {
    const graphql = createGraphqlHandler();
    server = createHttpServer({
      handle: inOneVersion(async (request, response) => {
        if (request.url === '/graphql') return graphql(request, response);
        const versions: string[] = [];
        for (let operation = 0; operation < 3; operation += 1) {
          versions.push(loadCatalogue().version);
          await pause(5);
        }
        response.end(JSON.stringify(versions));
      }),
      isReady: () => true,
      isHttps: false,
      compresses: false,
      log,
    });
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const query = '{ catalogue { featureCount packages { name version } } }';
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const answers: { readonly version: string; readonly isMixed: boolean }[] = [];
    let isOver = false;
    const load = async (): Promise<void> => {
      while (!isOver) {
        const page = (await (await fetch(origin)).json()) as string[];
        answers.push({ version: page[0]!, isMixed: new Set(page).size > 1 });
        const response = await fetch(`${origin}/graphql`, {
          ...post,
          body: JSON.stringify({ query }),
        });
        const { data } = (await response.json()) as {
          data: { catalogue: { featureCount: number; packages: { version: string }[] } };
        };
        const { featureCount, packages: named } = data.catalogue;
        const isOld = named.some(({ version }) => version === '3.39.0');
        answers.push({
          version: isOld ? older : built.version,
          isMixed: isOld !== (featureCount === 1198),
        });
      }
    };
    const changes: unknown[] = [];
    stop = followActivations(store, {
      // The search index is left out: in Jest it takes so long that idle connections end meanwhile.
      prepare: () => undefined,
      onChange: (outcome) => changes.push(outcome),
      milliseconds: 20,
    });

    const readers = Promise.all(Array.from({ length: 8 }, load));
    for (const [count, version] of [older, built.version, older].entries()) {
      const enough = answers.length + 24;
      await until(() => answers.length >= enough);
      activateVersion(store, version);
      await until(() => changes.length > count);
    }
    const enough = answers.length + 24;
    await until(() => answers.length >= enough);
    isOver = true;
    await readers;

    expect(changes).toEqual(
      [older, built.version, older].map((version) => ({ version, isNew: true })),
    );
    expect(answers.filter(({ isMixed }) => isMixed)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(4 * 24);
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([older, built.version]));
  }, 240_000);

  it('are served even if a listener fails, which is reported', async () => {
    replaceCatalogue(built);
    const outcomes: unknown[] = [];
    const unlisten = onActivation(() => Promise.reject(new Error('The database is away.')));
    stop = followActivations(store, {
      prepare: () => undefined,
      onChange: (outcome) => outcomes.push(outcome),
      milliseconds: 10,
    });
    activateVersion(store, older);
    await until(() => outcomes.length === 2);
    unlisten();

    expect(outcomes).toEqual([
      { version: older, isNew: true },
      { error: new Error('The database is away.'), isServed: true },
    ]);
    expect(loadCatalogue().version).toBe(older);
  });

  it('leave memory when newer ones took their place', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const use = (): WeakRef<object> => {
      const catalogue = openActivated(store);
      withCatalogue(catalogue, loadSearchIndex);
      renderAnswer(catalogue, '/badge/features/has.svg', 'https://plimsoll.example', '2026-11-21');
      return new WeakRef(catalogue);
    };
    const retired = use();
    for (let round = 0; round < 5; round += 1) {
      await pause(10);
      collect();
    }

    expect(retired.deref()).toBeUndefined();
  });

  it('fall back to the built-in ones if the activated ones are damaged', () => {
    const record = store.find(older)!;
    const artefact = readFileSync(join(dataDir, 'versions', `${older}.bin`));
    const errors: unknown[] = [];
    const served = () =>
      openServed(store, (error) => errors.push((error as Error).message)).version;
    activateVersion(store, older);
    expect(served()).toBe(older);

    truncateSync(join(dataDir, 'versions', `${older}.bin`), 1_000_000);
    expect(served()).toBe(built.version);

    artefact[8] = 99;
    store.save({ ...record, artefactHash: store.saveArtefact(older, artefact) });
    expect(served()).toBe(built.version);

    expect(errors).toEqual([
      `The artefact of data version ${older} is damaged.`,
      expect.stringContaining('is of format 99'),
    ]);
  });

  it('fall back to the built-in ones until the list of activations can be read', async () => {
    replaceCatalogue(built);
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-unreadable-'));
    const versions = join(folder, 'versions');
    const unreadable = new DataStore(folder);
    const errors: string[] = [];
    const changes: unknown[] = [];
    const open = () =>
      openServed(unreadable, (error) => errors.push((error as Error).message)).version;
    stop = followActivations(unreadable, {
      prepare: () => undefined,
      onChange: (outcome) => changes.push(outcome),
      milliseconds: 10,
    });

    // A link that leads to itself is what no user can read, root included.
    mkdirSync(versions);
    const list = join(versions, 'activations.json');
    symlinkSync(list, list);
    expect(open()).toBe(built.version);
    await until(() => changes.length === 1);
    expect(new DataStore(folder, { isForReaders: true }).activations()).toEqual([]);
    rmSync(list);
    writeFileSync(list, '[{"version":"01');
    expect(open()).toBe(built.version);
    await until(() => changes.length === 2);
    expect(() => activateVersion(unreadable, built.version)).toThrow(
      'activate what it named again',
    );
    expect(readFileSync(list, 'utf8')).toBe('[{"version":"01');
    rmSync(list);
    activateVersion(unreadable, built.version);
    await until(() => changes.length === 3);

    expect(errors).toEqual([
      `${list} can’t be read (ELOOP).`,
      `${list} is damaged: it is not JSON. Remove it, and add or activate what it named again.`,
    ]);
    expect(changes).toEqual([
      { error: new Error(errors[0]), isServed: false },
      { error: new Error(errors[1]), isServed: false },
      { version: built.version, isNew: false },
    ]);
    rmSync(folder, { recursive: true });
  });
});
