import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'bowser';
import crawlers from 'crawler-user-agents';
import { compareVersions } from '@/domain/compareVersions';
import { mapBrowser } from '@/engines/importer/mapBrowser';
import { parseUserAgent } from '@/engines/importer/parseUserAgent';
import { Releases } from '@/engines/importer/Releases';
import { knownBrowsers } from '../../support/knownBrowsers';
import { USER_AGENTS } from './userAgents.data';

const known = knownBrowsers();
const releases = new Releases(known);

/** The counted release of a user agent, as one would read it aloud. */
function countedAs(text: string): string {
  const outcome = mapBrowser(parseUserAgent(text), releases);
  if (outcome.kind === 'release') return `${outcome.slug} ${outcome.version}`;
  return outcome.kind === 'versionless' ? `no version ${outcome.slugs.join()}` : outcome.kind;
}

/** Those of real visitors, each once: the package's own entry point hands out random ones. */
const VISITORS: readonly string[] = [
  ...new Set(
    (
      JSON.parse(
        readFileSync(join(process.cwd(), 'node_modules/user-agents/dist/user-agents.json'), 'utf8'),
      ) as { readonly userAgent: string }[]
    ).map(({ userAgent }) => userAgent),
  ),
];

const CRAWLERS = crawlers.flatMap(({ instances }) => instances);

const newestUpTo = (slug: string, version: string): string =>
  `${slug} ${known.browsers.find((browser) => browser.slug === slug)!.versions.findLast((each) => compareVersions(each, version) <= 0)}`;

/** Bowser's names of browsers that have releases, on desktops and on Android. */
const SLUGS: Readonly<Record<string, readonly [desktop: string, android: string]>> = {
  Chrome: ['chrome', 'chrome_android'],
  Firefox: ['firefox', 'firefox_android'],
  Opera: ['opera', 'opera_android'],
  'Microsoft Edge': ['edge', 'chrome_android'],
  'Samsung Internet for Android': ['samsunginternet_android', 'samsunginternet_android'],
  Safari: ['safari', 'none'],
  DuckDuckGo: ['safari', 'webview_android'],
};

/** The same by another parser's reading, and the rule that the system decides on iOS. */
function expected(text: string): string {
  const { browser, os } = parse(text);
  if (os.name === 'iOS') {
    const own = Number(/Version\/(\d+\.\d+)/.exec(text)?.[1]);
    const isFrozen = /^18\.[67]/.test(os.version!) && own >= 26;
    const isApp = browser.name === 'Google Search' || !/(?<!like )Safari\/\d|FxiOS/.test(text);
    return newestUpTo(isApp ? 'webview_ios' : 'safari_ios', isFrozen ? String(own) : os.version!);
  }
  const isAndroid = os.name === 'Android';
  const chrome = /Chrome\/(\d+)/.exec(text)?.[1];
  if (isAndroid && /; wv\)|Version\/4\.0/.test(text)) return newestUpTo('webview_android', chrome!);
  const version = /Version\/([\d.]+)/.exec(text)?.[1] ?? browser.version;
  const slugs = SLUGS[browser.name!];
  return slugs
    ? newestUpTo(slugs[isAndroid ? 1 : 0], version!)
    : newestUpTo(isAndroid ? 'chrome_android' : 'chrome', chrome!);
}

describe('parseUserAgent', () => {
  it.each(USER_AGENTS)('reads a user agent of %s: %s', (_, text, release) => {
    expect(countedAs(text)).toBe(release);
  });

  it(`reads ${VISITORS.length} user agents collected from visitors as another parser does`, () => {
    expect(VISITORS.length).toBeGreaterThan(900);
    expect(
      VISITORS.map((text) => `${countedAs(text)} ← ${text}`).filter(
        (line, at) => line !== `${expected(VISITORS[at]!)} ← ${VISITORS[at]}`,
      ),
    ).toEqual([]);
  });

  it('counts few of two thousand crawlers as people, and no person as a crawler', () => {
    const people = CRAWLERS.filter((text) => /release|no version/.test(countedAs(text)));

    expect(CRAWLERS.length).toBeGreaterThan(2000);
    expect(people.length / CRAWLERS.length).toBeLessThan(0.03);
    expect(VISITORS.filter((text) => countedAs(text) === 'bot')).toEqual([]);
  });
});
