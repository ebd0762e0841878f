import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { openActivated } from '@/server/data/versions/servedCatalogue';
import { keepEarlierVersion } from '../../../../support/keepEarlierVersion';
import { type ListeningRegistry, listenRegistry } from '../../../../support/listenRegistry';
import { program } from '../../../../support/program';
import { until } from '../../../../support/until';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-refresh-tool-'));
const store = new DataStore(dataDir);
let registry: ListeningRegistry;
let older = '';

beforeAll(async () => {
  older = keepEarlierVersion(store, 'older');
  store.addActivation({ version: older, at: '2026-11-20T08:00:02.000Z' });
  registry = await listenRegistry(
    [
      'web-features',
      'web-features-older',
      '@mdn/browser-compat-data',
      'browser-compat-data-paired',
      'browser-compat-data-older',
      'caniuse-lite',
      'web-specs',
    ].map((name) => join('node_modules', name)),
  );
}, 120_000);
afterAll(() => {
  registry.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function startRefresh(): ChildProcess {
  return spawn(process.execPath, [program('src/tools/data.ts'), 'refresh'], {
    env: { ...process.env, DATA_DIR: dataDir, PACKAGE_REGISTRY: registry.address },
    stdio: 'ignore',
  });
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('close', resolve));

describe('npm run data -- refresh', () => {
  it('loses nothing when killed while fetching or compiling, and finishes next time', async () => {
    for (const ms of [0, 700]) {
      registry.asked.length = 0;
      const child = startRefresh();
      const over = ended(child);
      await until(() => registry.asked.some((path) => path.endsWith('8.1.3.tgz')));
      await pause(ms);
      child.kill('SIGKILL');
      await over;
      expect(openActivated(store).version).toBe(older);
    }
    const [one, other] = [startRefresh(), startRefresh()];
    await Promise.all([ended(one), ended(other)]);

    expect([one.exitCode, other.exitCode]).toEqual([0, 0]);
    expect(store.poll()).toMatchObject({ outcome: 'ACTIVATED', by: 'npm run data' });
    expect(store.activations().map(({ version }) => version)).toEqual([
      older,
      loadCatalogue().version,
    ]);
    expect(openActivated(store).features).toHaveLength(loadCatalogue().features.length);
  }, 240_000);
});
