import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTroubles } from '@/server/api/http/keepHouse';
import { followData, serveData } from '@/server/api/http/serveData';
import { loadCatalogue, readBuiltCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { activateVersion } from '@/server/data/versions/servedCatalogue';
import { config } from '@/server/platform/config/config';
import { until } from '../../../support/until';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-serve-'));
const list = join(dataDir, 'versions', 'activations.json');

afterAll(() => rmSync(dataDir, { recursive: true }));

it('serves the built data while the list of activations is damaged, and says so', async () => {
  const settings = { ...config(), dataDir };
  mkdirSync(join(dataDir, 'versions'));
  writeFileSync(list, '[{');
  serveData(settings);

  expect(loadCatalogue().version).toBe(readBuiltCatalogue().version);
  expect(findTroubles()).toEqual({
    data: `what was activated last is not served. ${list} is damaged: it is not JSON. Remove it, and add or activate what it named again.`,
  });

  followData(settings, undefined);
  rmSync(list);
  activateVersion(new DataStore(dataDir), readBuiltCatalogue().version);
  await until(() => findTroubles().data === undefined);

  expect(findTroubles()).toEqual({});
});
