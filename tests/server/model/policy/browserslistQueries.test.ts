import browserslist from 'browserslist';
import type { Audience } from '@/domain/Audience';
import type { Browser, Release } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { browserslistQueries } from '@/server/model/policy/browserslistQueries';
import { setFloors } from '@/server/model/policy/setFloors';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const pool = catalogue.releases.filter(({ browser }) => browser.type !== 'SERVER');

function audienceOf(weighted: readonly (readonly [Release, number])[]): Audience {
  const weights = new Float64Array(catalogue.releases.length);
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [{ unit }, weight] of weighted) weights[unit]! += weight / total;
  return { ...world, weights, trackedShare: 1, untold: new Set() };
}

/** As the audience's page asks for it. */
function textFor(audience: Audience, linePercent: number): string {
  const terms = { linePercent, rule: 'AGE', moved: [], day: '2026-11-22' } as const;
  const { floors } = setFloors(catalogue, audience, terms);
  const { queries, notes } = browserslistQueries(catalogue, floors);
  return [...notes.map((note) => `# ${note}`), ...queries].join('\n');
}

/** The browsers that a build for the text targets, as tools read the file. */
function targetsOf(text: string): readonly Release[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return browserslist(lines, { path: false }).flatMap((name) => {
    const [agent = '', version = ''] = name.split(' ');
    return findCaniuseRelease(catalogue, agent, version) ?? [];
  });
}

const engineNumber = ({ engineVersion }: Release) => parseFloat(engineVersion ?? 'NaN');

const isBuiltOn = ({ upstream }: Browser, browser: Browser): boolean =>
  upstream !== undefined && (upstream === browser || isBuiltOn(upstream, browser));

/** A build for a release runs in newer ones of its browser, and in what is built on it with as new an engine. */
const runsIn = (release: Release) => (target: Release) =>
  (target.browser === release.browser && target.index <= release.index) ||
  (isBuiltOn(release.browser, target.browser) &&
    target.engine === release.engine &&
    engineNumber(target) <= engineNumber(release));

/** Browserslist has nothing as old: then all that it has of the browser is in the text. */
const isBeyondBrowserslist = (release: Release) =>
  !Object.entries(browserslist.data).some(([agent, data]) =>
    data!.versions.some((version) => {
      const known = findCaniuseRelease(catalogue, agent, version);
      return known !== undefined && runsIn(release)(known);
    }),
  );

describe('browserslistQueries', () => {
  it('never drops a release that a random audience needs', () => {
    const random = seededRandom(15);
    const pick = () => pool[Math.floor(random() * pool.length)]!;
    for (let round = 0; round < 150; round++) {
      const size = 1 + Math.floor(random() * 12);
      const used = Array.from({ length: size }, () => [pick(), 0.01 + random()] as const);
      const targets = targetsOf(textFor(audienceOf(used), 100));
      const dropped = used
        .map(([release]) => release)
        .filter((release) => !targets.some(runsIn(release)) && !isBeyondBrowserslist(release))
        .map(({ browser, version }) => `${browser.slug} ${version}`);

      expect(dropped).toEqual([]);
    }
  });

  it('drops no more of an audience than its line allows', () => {
    const random = seededRandom(16);
    for (const linePercent of [80, 90, 95, 99]) {
      for (let round = 0; round < 20; round++) {
        const used = pool
          .filter(({ releasedOn }) => releasedOn !== undefined && releasedOn > '2015')
          .filter(() => random() < 0.03)
          .map((release) => [release, random()] as const);
        const audience = audienceOf(used);
        const targets = targetsOf(textFor(audience, linePercent));
        const covered = used
          .filter(([release]) => targets.some(runsIn(release)))
          .reduce((sum, [{ unit }]) => sum + audience.weights[unit]!, 0);

        expect(covered).toBeGreaterThanOrEqual(linePercent / 100 - 1e-9);
      }
    }
  });

  it('covers old Chrome on Android by its engine, and says so', () => {
    const android = catalogue.browserBySlug('chrome_android')!;
    const used = ['90', '100'].map(
      (version) => [catalogue.releaseByVersion(android, version)!, 1] as const,
    );

    expect(textFor(audienceOf(used), 100)).toBe(
      '# Chrome on Android 90 by engine, which is that of Chrome 90.\nchrome >= 90\nand_chr >= 90',
    );
  });

  it('names the engine of another browser only where both engines are one', () => {
    const { floors } = setFloors(catalogue, audienceByKey(catalogue, 'region:IN'), {
      linePercent: 99,
      rule: 'AGE',
      moved: [],
      day: '2026-11-22',
    });
    const { notes } = browserslistQueries(catalogue, floors);
    const differ = floors.filter(
      ({ basis, by, release }) => basis === 'ENGINE' && by?.engineVersion !== release.engineVersion,
    );

    expect(differ).not.toHaveLength(0);
    for (const { release } of differ)
      expect(notes).toContainEqual(
        expect.stringMatching(`^${release.browser.name} ${release.version} by engine: it follows `),
      );
  });
});
