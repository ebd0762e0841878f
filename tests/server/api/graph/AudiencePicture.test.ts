import browserslist from 'browserslist';
import { dataOf } from '../../../support/askGraph';

interface Picture {
  readonly audience: {
    readonly trackedShare: number;
    readonly browserAges: readonly {
      readonly browser: { readonly slug: string };
      readonly share: number;
      readonly ages: readonly { readonly age: string; readonly share: number }[];
    }[];
    readonly baselineReach: readonly { readonly target: string; readonly share: number }[];
    readonly dropGains: readonly {
      readonly ageMonths: number;
      readonly droppedShare: number;
      readonly gainedCount: number;
      readonly releaseCount: number;
    }[];
    readonly browserslistText: string;
  };
}

const pictureOf = (key: string, linePercent = 95) =>
  dataOf<Picture>(
    `query ($key: String!, $linePercent: Float!) { audience(key: $key) { trackedShare browserslistText(linePercent: $linePercent)
      browserAges { browser { slug } share ages { age share } } baselineReach { target share }
      dropGains(linePercent: $linePercent) { ageMonths droppedShare gainedCount releaseCount } } }`,
    { key, linePercent },
  ).audience;

describe('AudiencePicture', () => {
  it('accounts for all users whose release is known, by browser and age', () => {
    const { browserAges, trackedShare } = pictureOf('region:DE');

    expect(browserAges.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(trackedShare, 9);
    for (const { share, ages } of browserAges)
      expect(ages.reduce((sum, part) => sum + part.share, 0)).toBeCloseTo(share, 9);
  });

  it('reaches more users with older Baseline years', () => {
    const { baselineReach } = pictureOf('world');
    const years = baselineReach
      .filter(({ target }) => /^\d/.test(target))
      .map(({ share }) => share);

    expect(years).toEqual(years.toSorted((a, b) => a - b));
    expect(years.at(-1)).toBeGreaterThan(0.9);
    expect(baselineReach.slice(0, 2).map(({ target }) => target)).toEqual(['newly', 'widely']);
  });

  it('fully reaches the Baseline target that defines the audience', () => {
    const year = pictureOf('baseline:2022').baselineReach.find(({ target }) => target === '2022')!;

    expect(year.share).toBeCloseTo(1, 9);
  });

  it('gains features only by dropping users of old releases', () => {
    const { dropGains } = pictureOf('world');
    const dropped = dropGains.map(({ droppedShare }) => droppedShare);

    expect(dropped).toEqual(dropped.toSorted((a, b) => a - b));
    expect(dropGains.at(-1)!.gainedCount).toBeGreaterThan(50);
    expect(dropGains.every(({ releaseCount }) => releaseCount > 0)).toBe(true);
  });

  /** As tools read the file: without its comments. */
  const linesOf = (key: string, linePercent?: number) =>
    pictureOf(key, linePercent)
      .browserslistText.split('\n')
      .filter((line) => !line.startsWith('#'));

  it('gives text that browserslist reads, shorter for a lower line', () => {
    for (const key of ['world', 'region:JP', 'baseline:2020']) {
      const lines = linesOf(key);
      expect(browserslist(lines).length).toBeGreaterThan(lines.length);
    }
    const releases = (linePercent: number) => browserslist(linesOf('world', linePercent)).length;
    expect(releases(80)).toBeLessThan(releases(99));
  });

  it('maps derived browsers to their engines', () => {
    const { derivedBrowsers } = dataOf<{
      derivedBrowsers: readonly { slug: string; versions: string[]; engineVersions: string[] }[];
    }>('{ derivedBrowsers { slug versions engineVersions } }');
    const uc = derivedBrowsers.find(({ slug }) => slug === 'uc_android')!;

    expect(uc.engineVersions[uc.versions.indexOf('15.5')]).toBe('100');
  });
});
