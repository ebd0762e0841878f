// Converts BCD's browsers to records, core browsers first, with releases in BCD's own order.
import type { Browsers, BrowserStatement } from '@mdn/browser-compat-data/types';
import type { BrowserRecord } from '@/server/data/catalogue/artefactTables';

const TYPE_ORDER = ['DESKTOP', 'MOBILE', 'XR', 'SERVER'] as const;

/** @param coreSlugs in display order; other browsers follow by device type, then by slug */
export function compileBrowsers(browsers: Browsers, coreSlugs: readonly string[]): BrowserRecord[] {
  const stored = Object.entries(browsers).map(([slug, browser]) =>
    browserRecord(slug, browser, coreSlugs.includes(slug)),
  );
  const rank = (browser: BrowserRecord) =>
    browser.isCore
      ? coreSlugs.indexOf(browser.slug)
      : coreSlugs.length + TYPE_ORDER.indexOf(browser.type);

  return stored.sort((a, b) => rank(a) - rank(b) || (a.slug < b.slug ? -1 : 1));
}

function browserRecord(slug: string, browser: BrowserStatement, isCore: boolean): BrowserRecord {
  const releases = Object.entries(browser.releases)
    .sort(([, a], [, b]) => a.index - b.index)
    .map(([version, release]) => ({
      version,
      releasedOn: release.release_date,
      status: release.status,
      engine: release.engine,
      engineVersion: release.engine_version,
      notesUrl: release.release_notes,
    }));

  return {
    slug,
    name: browser.name,
    type: browser.type.toUpperCase() as BrowserRecord['type'],
    isCore,
    upstream: browser.upstream,
    releases,
  };
}
