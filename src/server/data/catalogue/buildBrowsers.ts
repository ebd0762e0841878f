// Links browser records into browsers and releases. `unit` numbers all releases consecutively, in
// browser order.
import { today } from '@/domain/today';
import type { BrowserRecord } from './artefactTables';
import { BROWSER_NAMES } from './browserNames.data';
import type { Browser, Release } from './Catalogue';
import { AHEAD, currentReleaseOn, releaseStatusOn } from './releaseStatus';

type Unfinished<Entity> = { -readonly [Field in keyof Entity]: Entity[Field] };

export function buildBrowsers(records: readonly BrowserRecord[]): readonly Browser[] {
  let unit = 0;
  const browsers = records.map(({ slug, name, type, isCore, releases }, index) => {
    const browser: Unfinished<Browser> = {
      index,
      slug,
      name: BROWSER_NAMES.get(slug) ?? name,
      type,
      isCore,
      upstream: undefined,
      releases: [],
      get currentRelease() {
        return currentReleaseOn(this.releases, today());
      },
    };
    browser.releases = releases.map(
      ({ status: dataStatus, confirmedOn, ...release }, position): Release => ({
        ...release,
        ...(confirmedOn !== undefined && { releasedOn: confirmedOn }),
        isPlan: confirmedOn === undefined && AHEAD.has(dataStatus),
        dataStatus,
        browser,
        index: position,
        unit: unit++,
        get status() {
          return releaseStatusOn(this, today());
        },
      }),
    );
    return browser;
  });

  browsers.forEach((browser, index) => {
    browser.upstream = browsers.find(({ slug }) => slug === records[index]!.upstream);
  });
  return browsers;
}
