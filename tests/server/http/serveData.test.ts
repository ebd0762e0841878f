import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue, readBuiltCatalogue } from '@/server/catalogue/loadCatalogue';
import { config } from '@/server/config/config';
import { DataStore } from '@/server/data/DataStore';
import { activateVersion } from '@/server/data/servedCatalogue';
import { findTroubles } from '@/server/http/keepHouse';
import { followData, serveData } from '@/server/http/serveData';
import { until } from '../../support/until';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-serve-'));
const list = join(dataDir, 'versions', 'activations.json');

afterAll(() => rmSync(dataDir, { recursive: true }));

it('serves what was built with the program where the list of activations is damaged, and says so until it is mended', async () => {
  const settings = { ...config(), dataDir };
  mkdirSync(join(dataDir, 'versions'));
  writeFileSync(list, '[{');
  serveData(settings);

  expect(loadCatalogue().version).toBe(readBuiltCatalogue().version);
  expect(findTroubles()).toEqual({
    data: `what was activated last is not served. ${list} is damaged: it is no JSON. Remove it, and add or activate what it named again.`,
  });

  followData(settings, undefined);
  rmSync(list);
  activateVersion(new DataStore(dataDir), readBuiltCatalogue().version);
  await until(() => findTroubles().data === undefined);

  expect(findTroubles()).toEqual({});
});
