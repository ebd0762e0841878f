import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cataloguePath, loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { Assess } from '@/server/data/versions/assessPackages';
import { DataStore } from '@/server/data/versions/DataStore';
import { openTarball, type Tarball } from '@/server/data/versions/openTarball';
import { refreshData, type RefreshOptions } from '@/server/data/versions/refresh/refreshData';
import { removeUncited } from '@/server/data/versions/refresh/removeUncited';
import { packTarball } from '../../../../support/packTarball';

const served = loadCatalogue();
const artefact = readFileSync(cataloguePath());
const USAGE = served.packages.find(({ name }) => name === 'caniuse-lite')!.version;
const KEY = { display: { __compat: {} } };
const status = { baseline: false, support: {} };
const FEATURES = {
  features: {
    grid: { kind: 'feature', status: { ...status, by_compat_key: { display: status } } },
  },
};

let dataDir = '';
let store: DataStore;
const assessed: string[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-refresh-'));
  store = new DataStore(dataDir);
  assessed.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Publishes small packages: what is judged here is which are taken, not what is in them. */
function registryOf(
  published: Readonly<Record<string, Readonly<Record<string, object>>>>,
): RefreshOptions['registry'] {
  const tarballs = new Map<string, Promise<Tarball>>();
  return {
    fetchVersions: (name) =>
      Promise.resolve(
        Object.keys(published[name] ?? {}).map((version) => ({
          name,
          version,
          integrity: '',
          tarball: '',
        })),
      ),
    download: ({ name, version }) => {
      const at = `${name} ${version}`;
      tarballs.set(at, tarballs.get(at) ?? tarballOf(name, version, published[name]![version]!));
      return tarballs.get(at)!;
    },
  };
}

async function tarballOf(name: string, version: string, data: object): Promise<Tarball> {
  return openTarball(
    await packTarball({
      'package.json': JSON.stringify({ name, version, license: 'MIT' }),
      'data.json': JSON.stringify(data),
    }),
  );
}

/** Finds fault with every version of which it says so. */
const judging =
  (isWell: (packages: string) => boolean): Assess =>
  (reader) => {
    const packages = ['web-features', '@mdn/browser-compat-data', 'caniuse-lite']
      .map((name) => JSON.parse(reader.readText(name, 'package.json')) as { version: string })
      .map(({ version }) => version)
      .join(' ');
    assessed.push(packages);
    return { artefact, asOf: '2026-11-20', problems: isWell(packages) ? [] : ['It differs.'] };
  };

const refresh = (
  registry: RefreshOptions['registry'],
  isWell: (packages: string) => boolean = () => true,
) => refreshData({ store, registry, served, by: 'a test', assess: judging(isWell) });

const PAIRS = registryOf({
  'web-features': { '3.42.0': FEATURES, '3.41.0': FEATURES, '3.40.0': FEATURES },
  '@mdn/browser-compat-data': { '8.3.0': KEY, '8.2.0': KEY, '8.1.9': {}, '8.1.2': KEY },
});

describe('refreshData', () => {
  it('tries pairs newest first, and serves the first that contradicts nothing', async () => {
    const poll = await refresh(PAIRS, (packages) => packages.startsWith('3.41.0 8.2.0'));

    expect(poll.outcome).toBe('ACTIVATED');
    expect(assessed.map((packages) => packages.split(' ').slice(0, 2).join('+'))).toEqual([
      '3.42.0+8.3.0',
      '3.42.0+8.2.0',
      '3.41.0+8.3.0',
      '3.41.0+8.2.0',
      // Over the pair that was found.
      '3.41.0+8.3.0',
    ]);
    expect(store.find(store.activations().at(-1)!.version)!.packages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'web-features', version: '3.41.0' }),
      ]),
    );
    expect(store.activations().at(-1)!.by).toBe('a test');
    expect(store.poll()).toEqual(poll);
  });

  it('keeps what is served where no pair agrees, says so, and tries none of them again', async () => {
    const poll = await refresh(PAIRS, () => false);

    expect(poll).toMatchObject({
      outcome: 'REJECTED',
      says: expect.stringContaining(
        'web-features 3.42.0: No published compat data agrees with it yet (6 pairs tried).',
      ) as string,
    });
    expect(store.activations()).toEqual([]);
    expect(new Set(store.list().map((record) => store.getStatus(record)))).toEqual(
      new Set(['REJECTED']),
    );
    const newPairs = () => assessed.splice(0).filter((packages) => !packages.startsWith('3.40.0'));
    const tried = newPairs().length;
    await refresh(PAIRS, () => false);

    expect([tried, newPairs()]).toEqual([4, []]);
  });

  it('serves newer compat data over the pair where web-features has nothing newer', async () => {
    const poll = await refresh(registryOf({ '@mdn/browser-compat-data': { '8.2.0': KEY } }));

    expect(poll).toMatchObject({ outcome: 'ACTIVATED', notTaken: [] });
    expect(assessed).toEqual([`3.40.0 8.2.0 ${USAGE}`]);
    expect(store.find(store.activations().at(-1)!.version)!.packages).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: '@mdn/browser-compat-data', version: '8.2.0' }),
        expect.objectContaining({ name: 'browser-compat-data-paired', version: '8.1.3' }),
      ]),
    );
  });

  it('takes the newest compat data that verifies, and names what it did not take', async () => {
    const name = '@mdn/browser-compat-data';
    const registry = registryOf({ [name]: { '8.3.0': KEY, '8.2.0': KEY } });
    const isWell = (packages: string) => packages.includes(' 8.2.0 ');
    const poll = await refresh(registry, isWell);
    const [{ newerSince } = {}] = poll.published;

    expect(poll).toMatchObject({
      outcome: 'ACTIVATED',
      notTaken: [{ name, version: '8.3.0', because: 'It differs.' }],
      published: expect.arrayContaining([
        { name, version: '8.3.0', newerSince: poll.at },
      ]) as object,
    });
    expect(newerSince).toBeUndefined();
    expect((await refresh(registry, isWell)).published).toContainEqual({
      name,
      version: '8.3.0',
      newerSince: poll.at,
    });
  });

  it('renews usage by itself, and a pair without usage that is refused', async () => {
    const usage = { 'caniuse-lite': { '1.0.30009999': {} } };
    const alone = await refresh(registryOf(usage));
    expect(alone.outcome).toBe('ACTIVATED');
    expect(assessed).toEqual(['3.40.0 8.1.9 1.0.30009999']);

    rmSync(dataDir, { recursive: true });
    assessed.length = 0;
    const both = registryOf({
      ...usage,
      'web-features': { '3.41.0': FEATURES },
      '@mdn/browser-compat-data': { '8.2.0': KEY },
    });
    const pair = await refresh(both, (packages) => !packages.endsWith('9999'));
    const [refused, taken] = ['1.0.30009999', USAGE].map((usageVersion) =>
      store.list().find(({ packages }) => packages.some(({ version }) => version === usageVersion)),
    );

    expect(pair.outcome).toBe('ACTIVATED');
    expect(store.getStatus(refused!)).toBe('REJECTED');
    expect(store.getStatus(taken!)).toBe('ACTIVE');
    expect(assessed).toEqual([`3.41.0 8.2.0 ${USAGE}`, '3.41.0 8.2.0 1.0.30009999']);
  });

  it('does not serve again what was rolled back on purpose', async () => {
    const pair = registryOf({
      'web-features': { '3.41.0': FEATURES },
      '@mdn/browser-compat-data': { '8.2.0': KEY },
    });
    await refresh(pair);
    const { version } = store.activations().at(-1)!;
    store.addActivation({ version: served.version, at: new Date().toISOString() });
    const poll = await refresh(pair);

    expect(poll.outcome).toBe('HELD');
    expect(poll.says).toContain(`npm run data -- activate ${version}`);
    expect(store.activations().at(-1)!.version).toBe(served.version);
  });

  it('says what to do when the disk is full, and changes nothing', async () => {
    jest.spyOn(store, 'savePackage').mockImplementation(() => {
      throw Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' });
    });
    const poll = await refresh(PAIRS);

    expect(poll).toMatchObject({
      outcome: 'FAILED',
      says: expect.stringMatching(/^The disk of DATA_DIR is full\. Free some space/) as string,
    });
    expect(store.activations()).toEqual([]);
  });

  it('activates nothing once another instance has taken over', async () => {
    const options = { store, registry: PAIRS, served, by: 'a test', assess: judging(() => true) };
    const poll = await refreshData({ ...options, isAllowed: () => false });

    expect(poll.says).toBe('Another instance has taken over the refresh.');
    expect(store.activations()).toEqual([]);
  });
});

describe('removeUncited', () => {
  it('removes what is old, but neither what is served nor what is cited', () => {
    const versions = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(16));
    for (const [day, version] of versions.entries()) {
      store.save({ version, packages: [], fetchedAt: `2026-11-0${day + 1}T00:00:00.000Z` });
      store.saveArtefact(version, Buffer.from(version));
    }
    store.addActivation({ version: versions[0]!, at: '2026-11-06T00:00:00.000Z' });
    removeUncited(store, new Set([versions[1]!]), 2);

    expect(store.list().map(({ version }) => version[0])).toEqual(['5', '4', '2', '1']);
  });
});
