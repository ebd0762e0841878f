import type { Browser } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { currentReleaseOn, releaseStatusOn } from '@/server/data/catalogue/releaseStatus';

const catalogue = loadCatalogue();
const chrome = catalogue.browserBySlug('chrome')!;
const android = catalogue.browserBySlug('chrome_android')!;
const releaseOf = (browser: Browser, status: string) =>
  browser.releases.find(({ dataStatus }) => dataStatus === status)!;
/** Called beta by the compat data, and dated by caniuse-lite as well. */
const confirmed = releaseOf(chrome, 'beta');
const current = releaseOf(chrome, 'current');
/** Only planned for the same day. */
const planned = releaseOf(android, 'beta');

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('currentReleaseOn', () => {
  it('is the data’s own until the next release date', () => {
    expect(currentReleaseOn(chrome.releases, dayBefore(confirmed.releasedOn!))).toBe(current);
  });

  it('is a beta release from the day on that another package confirms', () => {
    expect(currentReleaseOn(chrome.releases, confirmed.releasedOn!)).toBe(confirmed);
  });

  it('is no release that is only planned, however long its day has passed', () => {
    expect(planned).toMatchObject({ isPlan: true, releasedOn: '2026-11-17' });
    expect(currentReleaseOn(android.releases, '2027-12-01')).toBe(releaseOf(android, 'current'));
  });

  it('is undefined for a discontinued browser', () => {
    const { releases } = catalogue.browserBySlug('ie')!;
    expect(currentReleaseOn(releases, '2026-11-22')).toBeUndefined();
  });
});

describe('releaseStatusOn', () => {
  it('retires the current release once a newer one is out, and makes that one current', () => {
    expect(releaseStatusOn(current, confirmed.releasedOn!)).toBe('retired');
    expect(releaseStatusOn(confirmed, confirmed.releasedOn!)).toBe('current');
  });

  it('keeps the data’s status for planned and long-term releases', () => {
    expect(releaseStatusOn(planned, '2027-12-01')).toBe('beta');
    const esr = releaseOf(catalogue.browserBySlug('firefox')!, 'esr');
    expect(releaseStatusOn(esr, '2026-11-22')).toBe('esr');
  });
});
