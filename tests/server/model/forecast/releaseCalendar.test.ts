import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { releaseTimingOn } from '@/server/data/catalogue/releaseStatus';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { releaseCalendar } from '@/server/model/forecast/releaseCalendar';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const calendarOn = (today: string, linePercent = 95) =>
  releaseCalendar(catalogue, world, linePercent, today);

describe('releaseCalendar', () => {
  const namesOn = (today: string, timing: string): readonly string[] =>
    calendarOn(today)
      .filter(({ release }) => releaseTimingOn(release, today) === timing)
      .map(({ release }) => `${release.browser.slug} ${release.version}`);

  it('lists a release as planned until its day, then as not confirmed', () => {
    expect(namesOn('2026-11-16', 'PLANNED')).toContain('chrome_android 158');
    expect(namesOn('2026-11-17', 'UNCONFIRMED')).toEqual([
      'chrome_android 158',
      'webview_android 158',
    ]);
  });

  it('lists a release no longer once any package dates it', () => {
    expect(namesOn('2026-11-16', 'PLANNED')).toContain('chrome 158');
    const later = calendarOn('2026-11-17').map(({ release }) => release);
    expect(
      later.filter(({ browser, version }) => `${browser.slug} ${version}` === 'chrome 158'),
    ).toEqual([]);
  });

  it('goes by date, undated releases last', () => {
    const days = calendarOn('2026-11-21').map(({ release }) => release.releasedOn ?? '9999');

    expect(days).toEqual(days.toSorted());
    expect(days).toContain('9999');
  });

  it('names only features below the line that the release can lift to it', () => {
    for (const line of [2, 50, 95])
      for (const { crossing } of calendarOn('2026-11-21', line))
        for (const feature of crossing)
          expect(getFeatureCoverage(catalogue, feature, world).supportedShare * 100).toBeLessThan(
            line,
          );

    expect(calendarOn('2026-11-21', 100).every(({ crossing }) => crossing.length === 0)).toBe(true);
  });

  it('finds a feature that crosses a line only with the release’s browser', () => {
    const earlier = earlierCatalogue('paired');
    const people = audienceByKey(earlier, 'world');
    const found = [...Array(1000).keys()].flatMap((tenth) =>
      releaseCalendar(earlier, people, (tenth + 1) / 10, '2026-09-25').flatMap(
        ({ release, crossing }) => crossing.map(({ slug }) => `${slug} in ${release.browser.slug}`),
      ),
    );

    expect(new Set(found).size).toBeGreaterThan(0);
  });
});
