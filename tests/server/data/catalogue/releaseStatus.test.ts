import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { currentReleaseOn, releaseStatusOn } from '@/server/data/catalogue/releaseStatus';

const catalogue = loadCatalogue();
const chrome = catalogue.browserBySlug('chrome')!;
/** Called beta and nightly by the data, which are of September 2026. */
const [beta, nightly] = ['beta', 'nightly'].map((status) =>
  chrome.releases.find(({ dataStatus }) => dataStatus === status)!,
) as [(typeof chrome.releases)[number], (typeof chrome.releases)[number]];
const current = chrome.releases.find(({ dataStatus }) => dataStatus === 'current')!;

const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

describe('currentReleaseOn', () => {
  it('is the data’s own until the next release date', () => {
    expect(currentReleaseOn(chrome.releases, dayBefore(beta.releasedOn!))).toBe(current);
  });

  it('is a beta or nightly release from its release date on', () => {
    expect(currentReleaseOn(chrome.releases, beta.releasedOn!)).toBe(beta);
    expect(currentReleaseOn(chrome.releases, nightly.releasedOn!)).toBe(nightly);
  });

  it('is undefined for a discontinued browser', () => {
    const { releases } = catalogue.browserBySlug('ie')!;
    expect(currentReleaseOn(releases, '2026-11-22')).toBeUndefined();
  });
});

describe('releaseStatusOn', () => {
  it('retires the current release once a newer one is out, and makes that one current', () => {
    expect(releaseStatusOn(current, beta.releasedOn!)).toBe('retired');
    expect(releaseStatusOn(beta, beta.releasedOn!)).toBe('current');
    expect(releaseStatusOn(beta, nightly.releasedOn!)).toBe('retired');
  });

  it('keeps the data’s status for future and long-term releases', () => {
    expect(releaseStatusOn(nightly, beta.releasedOn!)).toBe('nightly');
    const esr = catalogue
      .browserBySlug('firefox')!
      .releases.find(({ dataStatus }) => dataStatus === 'esr')!;
    expect(releaseStatusOn(esr, '2026-11-22')).toBe('esr');
  });
});
