// The floors of a policy as browsers to test on: one row for each floor, in the words of the services
// that rent browsers out. Pitfalls: a version of Safari comes with a version of its system, and on
// Android such services have the newest version of each browser only.
import type { PolicyFloor } from './PolicyFloor';
import { numericVersion } from './targets';

export interface TestBrowser {
  /** "Safari 16.4": the floor. */
  readonly floor: string;
  readonly kind: 'desktop' | 'ios' | 'android';
  /** In the words of WebDriver. */
  readonly browserName: string;
  /** Undefined if it cannot be chosen. */
  readonly version: string | undefined;
  /** The major version of the browser, and of its system where that decides. */
  readonly system: string | undefined;
  /** The day of the floor, if it is known. */
  readonly releasedOn: string | undefined;
}

/** WebDriver's name for the browsers that services have. */
const DESKTOP: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'MicrosoftEdge',
  firefox: 'firefox',
  ie: 'internet explorer',
  opera: 'opera',
  safari: 'safari',
};
const ANDROID: Readonly<Record<string, string>> = {
  chrome_android: 'chrome',
  webview_android: 'chrome',
  firefox_android: 'firefox',
  samsunginternet_android: 'samsung',
};

/** @returns a row for each floor, and the names of browsers that no service has */
export function testOn(floors: readonly PolicyFloor[]): {
  readonly browsers: readonly TestBrowser[];
  readonly absent: readonly string[];
} {
  const rows = floors.map(toRow);
  return {
    browsers: rows.flatMap((row) => (typeof row === 'string' ? [] : [row])),
    absent: rows.filter((row) => typeof row === 'string'),
  };
}

function toRow({ browser, release }: PolicyFloor): TestBrowser | string {
  const floor = `${browser.name} ${release.version}`;
  const version = numericVersion(release);
  if (version === undefined) return browser.name;
  const [major = ''] = version.split('.');
  const facts = { floor, releasedOn: release.releasedOn };
  if (/^(?:safari|webview)_ios$/.test(browser.slug))
    return { ...facts, kind: 'ios', browserName: 'safari', version: undefined, system: major };
  const mobile = ANDROID[browser.slug];
  if (mobile !== undefined)
    return {
      ...facts,
      kind: 'android',
      browserName: mobile,
      version: undefined,
      system: undefined,
    };
  const browserName = DESKTOP[browser.slug];
  return browserName === undefined
    ? browser.name
    : { ...facts, kind: 'desktop', browserName, version, system: major };
}
