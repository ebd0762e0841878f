import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex';
import { PAGES } from '@/domain/routes/pages.data';
import type { Handler } from '@/server/api/http/Handler';
import { refuseUnshowable } from '@/server/api/http/serveData';
import { findTrialProblem, trialAddresses } from '@/server/api/http/trialPages';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { activateVersion } from '@/server/data/versions/servedCatalogue';
import { keepEarlierVersion } from '../../../support/keepEarlierVersion';
import { earlierCatalogue } from '../../../support/olderCatalogues';

/** Pages that are the same whatever the data: forms, and what only those who sign in may see. */
const WITHOUT_DATA =
  /^\/(?:account|alert|busy|forgot|inbox|invite|offline|operator|privacy|reset|sign-|verify|w\/|\[\.\.\.missing)|^\/audiences\/\[id|^\/changes\/\[pair/;

const earlier = earlierCatalogue('older');

/** Answers each page with the data version it was asked of, but one as given. */
const answerBut =
  (path: string, act: Handler): Handler =>
  (request, response) => {
    if (request.url === path) return act(request, response);
    response.end(`<p>${loadCatalogue().version}</p>`);
    return Promise.resolve();
  };

describe('the trial of newer data', () => {
  it('asks for every kind of page that shows data', () => {
    const paths = trialAddresses(earlier).map((address) => address.split('?', 1)[0]!);
    const patterns = Object.keys(PAGES);
    const patternOf = (path: string) => patterns.find((one) => getRouteRegex(one).re.test(path));
    const asked = new Set(paths.map(patternOf));

    expect(patterns.filter((one) => !asked.has(one) && !WITHOUT_DATA.test(one))).toEqual([]);
    expect(asked).not.toContain('/[...missing]');
  });

  it('asks them of the newer data, and finds nothing wrong with pages that come', async () => {
    const seen = new Set<string>();
    const problem = await findTrialProblem(async (_, response) => {
      seen.add(loadCatalogue().version);
      await new Promise(setImmediate);
      response.end('<p>A page</p>');
    }, earlier);

    expect(problem).toBeUndefined();
    expect([...seen]).toEqual([earlier.version]);
  });

  it.each<[string, Handler]>([
    ['it answers 500', (_, response) => Promise.resolve(void response.writeHead(500).end())],
    ['a part of it fails', (_, response) => Promise.resolve(void response.end('<!--$!-->'))],
    ['it breaks off', () => Promise.reject(new Error('broken'))],
  ])('names the page when %s', async (what, act) => {
    expect(await findTrialProblem(answerBut('/stats', act), earlier)).toBe(
      `The page /stats cannot be shown: ${what}.`,
    );
  });

  it('takes back data with a page that cannot be shown, and keeps the reason', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-trial-'));
    try {
      const store = new DataStore(dataDir);
      const version = keepEarlierVersion(store, 'older');
      const before = loadCatalogue().version;
      activateVersion(store, version, 'a test');
      const fail: Handler = (_, response) => Promise.resolve(void response.writeHead(500).end());

      await expect(refuseUnshowable(store, answerBut('/groups', fail), earlier)).rejects.toThrow(
        `Data version ${version} was rejected. The page /groups cannot be shown: it answers 500.`,
      );
      expect(store.activations().at(-1)).toMatchObject({ version: before });
      expect(store.find(version)).toMatchObject({
        rejectedBecause: 'The page /groups cannot be shown: it answers 500.',
      });
      expect(() => activateVersion(store, version)).toThrow('was rejected.');
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});
