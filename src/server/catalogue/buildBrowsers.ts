// Browser records → browsers and releases that know each other. Units number the releases of all
// browsers, in the browsers' order.
import type { BrowserRecord } from './artefactTables';
import type { Browser, Release } from './Catalogue';

type Unfinished<Entity> = { -readonly [Field in keyof Entity]: Entity[Field] };

export function buildBrowsers(records: readonly BrowserRecord[]): readonly Browser[] {
  let unit = 0;
  const browsers = records.map(({ slug, name, type, isCore, releases }, index) => {
    const browser: Unfinished<Browser> = {
      index,
      slug,
      name,
      type,
      isCore,
      upstream: undefined,
      releases: [],
      currentRelease: undefined,
    };
    browser.releases = releases.map((release, position): Release => ({
      ...release,
      browser,
      index: position,
      unit: unit++,
    }));
    browser.currentRelease = browser.releases.findLast(({ status }) => status === 'current');
    return browser;
  });

  browsers.forEach((browser, index) => {
    browser.upstream = browsers.find(({ slug }) => slug === records[index]!.upstream);
  });
  return browsers;
}
