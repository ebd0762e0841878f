import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { releaseCalendar } from '@/server/model/forecast/releaseCalendar';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const calendarOn = (today: string, linePercent = 95) =>
  releaseCalendar(catalogue, world, linePercent, today);

describe('releaseCalendar', () => {
  it('lists a release as coming until its day, then as unconfirmed', () => {
    const timingOn = (today: string) =>
      calendarOn(today).find(({ release }) => release.releasedOn === '2026-10-20')?.timing;

    expect(timingOn('2026-10-19')).toBe('PLANNED');
    expect(timingOn('2026-10-20')).toBe('UNCONFIRMED');
  });

  it('marks a release that was due before the data ends and was not out in it', () => {
    const due = calendarOn('2026-11-21').find(
      ({ release }) => release.releasedOn === catalogue.asOf,
    );
    const slipped = releaseCalendar(
      Object.create(catalogue, { asOf: { value: '2026-10-01' } }) as typeof catalogue,
      world,
      95,
      '2026-11-21',
    );

    expect(due?.timing ?? 'UNCONFIRMED').toBe('UNCONFIRMED');
    expect(
      slipped
        .filter(({ timing }) => timing === 'SLIPPED')
        .map(({ release }) => release.releasedOn! < '2026-10-01'),
    ).toEqual(expect.arrayContaining([true]));
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
    const found = [...Array(1000).keys()].flatMap((tenth) =>
      calendarOn('2026-11-21', (tenth + 1) / 10).flatMap(({ release, crossing }) =>
        crossing.map(({ slug }) => `${slug} in ${release.browser.slug}`),
      ),
    );

    expect(new Set(found).size).toBeGreaterThan(0);
  });
});
