import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRefusal } from '@/domain/Refusal';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { answerChanges } from '@/server/api/mcp/answerChanges';
import { openContext } from '@/server/api/mcp/McpWorld';
import { installedPackages } from '@/server/data/catalogue/compile/PackageReader';
import { readDescriptions } from '@/server/data/catalogue/compile/readDataPackages';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { activateVersion } from '@/server/data/versions/servedCatalogue';
import type { Change, ChangeKind } from '@/server/model/changes/compareSides';
import { comparableDays, compareData, latestDays } from '@/server/model/changes/comparison';
import { createContext } from '@/server/model/features/RequestContext';
import { dataOf, refusalOf } from '../../../support/askGraph';
import { atomFaults } from '../../../support/atomFaults';
import { keepEarlierVersion } from '../../../support/keepEarlierVersion';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-changes-'));
process.env.DATA_DIR = dataDir;
const store = new DataStore(dataDir);
const served = loadCatalogue();
const older = earlierCatalogue('older');
const today = '2026-11-21';
const context = createContext(served, { today });
const ORIGIN = 'https://plimsoll.example';

const has =
  (kind: ChangeKind) =>
  ({ kinds }: Change) =>
    kinds.includes(kind);

beforeAll(() => {
  store.save({
    version: '0123456789abcdef',
    packages: readDescriptions(installedPackages()),
    fetchedAt: '2026-11-20T09:00:00.000Z',
    rejectedBecause: '87 of 13,000 keys differ.',
  });
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('two data versions', () => {
  const { changes, from, to } = compareData(
    context,
    keepEarlierVersion(store, 'older'),
    served.version,
    'world',
  );

  it('differ in what web-features 3.40.0 published', () => {
    expect([from.asOf, to.asOf]).toEqual([older.asOf, served.asOf]);
    expect(
      changes
        .filter(has('ADDED'))
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(
      served.features
        .map(({ slug }) => slug)
        .filter(
          (slug) =>
            !older.featureBySlug(slug) &&
            !served.redirects.some(
              (one) =>
                (one.kind === 'moved' ? [one.target] : one.targets).some(
                  (target) => target.slug === slug,
                ) &&
                one.kind === 'moved' &&
                older.featureBySlug(one.slug) !== undefined,
            ),
        )
        .sort(),
    );
    expect(changes.filter(has('BASELINE_UP')).length).toBeGreaterThan(0);
    for (const { baseline } of changes.filter(has('BASELINE_UP')))
      expect(['SHIPPED', 'CLOCK', 'CORRECTED', 'DEFINITION_CHANGED', 'COMPUTED']).toContain(
        baseline!.cause,
      );
  });

  it('name each browser’s support before and after, with the file that says so', () => {
    const support = changes.flatMap((change) => change.support);

    expect(support.length).toBeGreaterThan(0);
    for (const { before, after, source, sourceUrl } of support) {
      expect(before).not.toBe(after);
      expect(source).toMatch(/^(?:web-features 3\.40\.0|@mdn\/browser-compat-data 8\.1\.9)$/);
      expect(sourceUrl).toMatch(/^https:\/\/github\.com\/(?:web-platform-dx|mdn)\/[\w-]+\/blob\/v/);
    }
  });

  it('can be compared backwards, after a roll-back', () => {
    const back = compareData(context, served.version, older.version, 'world');

    expect(back.gone.length).toBeGreaterThan(0);
    expect(back.changes.filter(has('COVERAGE')).length).toBeGreaterThan(0);
  });

  it('add up in the API, too, for every feature and three audiences', () => {
    for (const audience of ['world', 'region:DE', 'baseline:widely']) {
      const { changes: page } = dataOf<{
        changes: {
          totalCount: number;
          edges: {
            node: { beforeShare: number; afterShare: number; parts: { share: number }[] };
          }[];
        };
      }>(
        `query ($from: String!, $to: String!, $audience: String!) {
          changes(from: $from, to: $to, audience: $audience, first: 100) {
            totalCount edges { node { beforeShare afterShare parts { share } } } } }`,
        { from: older.version, to: served.version, audience },
      );
      expect(page.totalCount).toBeGreaterThan(10);
      for (const { node } of page.edges)
        expect(node.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
          node.afterShare - node.beforeShare,
          10,
        );
    }
  });

  it('are read as JSON, and by agents', async () => {
    const address = `/changes.json?from=${older.version}&to=${served.version}`;
    const { status, body } = renderAnswer(served, address, ORIGIN, today);
    expect(status).toBe(200);
    expect((JSON.parse(body) as { changes: unknown[] }).changes).toHaveLength(changes.length);
    expect(renderAnswer(served, '/changes.json', ORIGIN, today).status).toBe(400);

    const terms = { audience: 'world', line: 95 };
    const { text: answer } = answerChanges(
      await openContext({ catalogue: served, origin: ORIGIN }, terms),
      older.version,
      served.version,
      terms,
    );
    expect(answer).toMatch(/\nNew: [\w, -]+\.\n/);
    expect(answer).toMatch(/\n- [\w-]+ \(.+\): [\d.]+\s% to [\d.]+\s%, [+−]/);
  });
});

describe('two days', () => {
  it('start at a usage table, for a server that has one data version', () => {
    const days = latestDays(served, today);

    expect(comparableDays(served, today)[0]).toBe(today);
    expect(days).toEqual({ from: '2026-07-30', to: today });
    const world = compareData(context, days.from, days.to, 'world');
    expect(world.hasPastUsage).toBe(true);
    expect(world.changes.filter(has('COVERAGE')).length).toBeGreaterThan(100);
    expect(world.changes.filter(has('BASELINE_UP')).length).toBeGreaterThan(5);
    expect(world.changes.filter(has('ADDED'))).toEqual([]);
  });

  it('separate the effect of time from the effect of releases', () => {
    const { changes } = compareData(context, '2026-03-24', '2026-07-30', 'world');
    const baseline = changes.flatMap((change) => change.baseline ?? []);

    for (const { before, after, cause } of baseline)
      expect([before, after, cause].join()).toBe(
        after === 'WIDELY' ? 'NEWLY,WIDELY,CLOCK' : 'LIMITED,NEWLY,SHIPPED',
      );
    expect(new Set(baseline.map(({ cause }) => cause))).toEqual(new Set(['CLOCK', 'SHIPPED']));
  });

  it('say that the usage source counts differently, as the feature’s page does', () => {
    const movedWords = (from: string, to: string) =>
      new Set(
        compareData(context, from, to, 'world')
          .changes.flatMap(({ parts }) => parts)
          .filter(({ cause }) => cause === 'AUDIENCE_MOVED')
          .map(({ sentence }) => sentence.replace(/(?:: .*)?\.$/, '')),
      );
    const recounted = 'The usage source counts browsers differently';

    // Chrome gained 13.6 points from one table to the next.
    expect(movedWords('2025-06-26', '2025-11-11')).toEqual(new Set([recounted]));
    expect(movedWords('2025-06-30', '2025-11-20')).toEqual(new Set([recounted]));
    expect(movedWords('2025-02-27', '2025-11-20')).toEqual(
      new Set([`${recounted}, and the browser mix changed`]),
    );
    expect(movedWords('2024-07-25', '2025-06-26')).toEqual(new Set(['Browser mix changed']));
  });

  it('count an audience without a past as it is today', () => {
    const { hasPastUsage, changes } = compareData(context, '2026-03-24', '2026-11-10', 'region:DE');

    expect(hasPastUsage).toBe(false);
    expect(changes.length).toBeGreaterThan(50);
    expect(new Set(changes.flatMap(({ parts }) => parts.map(({ cause }) => cause)))).toEqual(
      new Set(['SHIPPED']),
    );
  });

  it.each([
    ['2026-03-24', 'fedcba9876543210', 'one of each'],
    ['2026-03-24', '2026-03-24', 'must be before'],
    ['2019-01-01', '2026-03-24', 'dates from 2019-12-03'],
    ['2026-03-24', '2031-01-01', 'cannot be compared'],
    ['fedcba9876543210', 'fedcba9876543210', 'There is no data version'],
    ['0123456789abcdef', '0123456789abcdef', 'was rejected. 87 of'],
  ])('%s to %s says what is wrong', (from, to, words) => {
    try {
      compareData(context, from, to, 'world');
      throw new Error('Nothing was wrong.');
    } catch (error) {
      expect(isRefusal(error)).toBe(true);
      expect((error as Error).message).toContain(words);
    }
    expect(
      refusalOf(`{ changes(from: "${from}", to: "${to}", audience: "world") { totalCount } }`).code,
    ).toBe('ARGUMENT_INVALID');
  });
});

describe('the history of a feature', () => {
  it('adds up from table to table', () => {
    const { feature } = dataOf<{
      feature: {
        shareHistory: { beforeShare: number; afterShare: number; parts: { share: number }[] }[];
      };
    }>(
      '{ feature(slug: "has") { ... on Feature { shareHistory(audience: "world", first: 50) { beforeShare afterShare parts { share sentence } } } } }',
    );

    expect(feature.shareHistory).toHaveLength(31);
    for (const [position, step] of feature.shareHistory.entries()) {
      expect(step.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(
        step.afterShare - step.beforeShare,
        10,
      );
      const earlier = feature.shareHistory[position + 1];
      if (earlier) expect(step.beforeShare).toBeCloseTo(earlier.afterShare, 10);
    }
  });
});

describe('data versions', () => {
  const versionsOf = () =>
    dataOf<{
      dataVersions: { edges: { node: { version: string; status: string; isBuiltIn: boolean } }[] };
      dataLag: { level: string; days: number | null };
      dataActivations: { version: string; by: string | null }[];
    }>(
      '{ dataVersions { edges { node { version status isBuiltIn rejectedBecause asOf } } } dataLag { level days } dataActivations { version by at } }',
    );

  it('are listed newest first, including rejected and built-in ones', () => {
    const { dataVersions, dataLag, dataActivations } = versionsOf();

    expect(dataVersions.edges.map(({ node }) => `${node.version} ${node.status}`)).toEqual([
      `${served.version} ACTIVE`,
      `${older.version} VERIFIED`,
      '0123456789abcdef REJECTED',
    ]);
    expect(dataLag).toEqual({ level: 'UNKNOWN', days: null });
    expect(dataActivations).toEqual([]);
  });

  it('are followed by Atom, with what each activation changed', () => {
    const feedOf = () => renderAnswer(loadCatalogue(), '/feeds/changes', ORIGIN, '2026-11-22').body;
    activateVersion(store, older.version, 'npm run data');
    activateVersion(store, served.version, 'npm run data');

    expect(atomFaults(feedOf())).toEqual([]);
    expect(feedOf()).toContain(`/changes/${older.version}...${served.version}`);
    expect(feedOf()).toContain('What changed from 2026-07-30 to 2026-11-10');
    expect(versionsOf().dataActivations[0]).toMatchObject({
      version: served.version,
      by: 'npm run data',
    });
    expect(
      atomFaults(renderAnswer(served, '/feeds/changes?audience=nowhere', ORIGIN, today).body),
    ).toEqual([]);
  });

  it('have ids of their own', () => {
    const { node } = dataOf<{ node: { __typename: string; version: string } }>(
      `{ node(id: "data:${older.version}") { __typename ... on DataVersion { version } } }`,
    );
    expect(node).toEqual({ __typename: 'DataVersion', version: older.version });
  });
});
