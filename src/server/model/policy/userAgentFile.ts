// The floors as a regular expression for `User-Agent` headers, for a page that says “please
// update”. Pitfalls: every browser also names its ancestors, so each pattern excludes the names of
// descendants; and on iOS the system's version decides, whatever the browser is called.
import type { Policy } from './Policy';
import { basisWords, type PolicyFile, policyLabel, requireFloors } from './PolicyFile';
import { versionPattern } from './versionPattern';

/** Browsers that also call themselves Chrome. */
const CHROMES = '(?:OPR|Opera|SamsungBrowser|OculusBrowser|Edge?|Trident|IEMobile)\\/';
const IOS = '\\((?:iPhone|iPad|iPod)[^)]*?\\bOS ';

type Pattern = (version: string) => string;

/** By browser: what stands in its header, with the version from the floor on. */
const PATTERNS: Readonly<Record<string, Pattern>> = {
  chrome: (version) => `(?!.*(?:Android|${CHROMES})).*Chrom(?:e|ium)\\/${version}`,
  edge: (version) => `(?!.*(?:Android|OPR\\/)).*Edge?\\/${version}`,
  firefox: (version) => `(?!.*(?:Android|\\((?:Mobile|Tablet);|SeaMonkey)).*Firefox\\/${version}`,
  opera: (version) => `(?!.*(?:Android|Presto)).*OPR\\/${version}`,
  safari: (version) =>
    `(?=.*(?:Macintosh|Windows|Linux|X11))(?!.*(?:Android|Chrom(?:e|ium)\\/|CriOS|FxiOS|EdgiOS)).*Version\\/${version}.*Safari\\/`,
  ie: (version) => `.*(?:MSIE ${version}|Trident\\/.*rv:${version})`,
  // Edge on Android has no usage of its own in the data: its engine is Chrome's.
  chrome_android: (version) => `(?=.*Android)(?!.*${CHROMES}).*Chrome\\/${version}`,
  webview_android: (version) => `(?=.*Android.*; wv\\)).*Chrome\\/${version}`,
  firefox_android: (version) => `(?=.*Android).*Firefox\\/${version}`,
  opera_android: (version) => `(?=.*Android).*OPR\\/${version}`,
  samsunginternet_android: (version) => `(?!.*Tizen).*SamsungBrowser\\/${version}`,
  safari_ios: (version) => `.*(?:${IOS}${version}|${IOS}18[._][67].*Version\\/${version})`,
};

export const userAgentFile: PolicyFile = {
  name: 'user-agents.cjs',
  type: 'text/javascript',
  write: (source) =>
    [
      `// ${policyLabel(source)}`,
      '// True for a User-Agent header of a supported browser. Unknown browsers and apps are not',
      '// matched: greet them as you would anyone, and offer an update only to browsers you recognize.',
      ...basisWords(source.policy).map((words) => `// ${words}`),
      ...unwritable(source.policy).map((name) => `// ${name} is left out.`),
      `module.exports = /${userAgentPattern(source.policy)}/;`,
      '',
    ].join('\n'),
};

/** The source of the expression; it matches nothing if no floor shows in its header. */
export function userAgentPattern(policy: Policy): string {
  return joinPatterns(
    requireFloors(policy).map(({ browser, release }) => [
      browser.slug,
      versionPattern(release.version),
    ]),
  );
}

/** Matches the headers of some browsers, in any version. */
export function recognizingPattern(
  rows: readonly { readonly browser: { readonly slug: string } }[],
): string {
  return joinPatterns(rows.map(({ browser }) => [browser.slug, '\\d']));
}

function joinPatterns(rows: readonly (readonly [slug: string, version: string])[]): string {
  const patterns = rows.flatMap(([slug, version]) =>
    Object.hasOwn(PATTERNS, slug) ? [PATTERNS[slug]!(version)] : [],
  );
  return patterns.length > 0 ? `^(?:${patterns.join('|')})` : '(?!)';
}

function unwritable({ floors }: Policy): readonly string[] {
  return floors.flatMap(({ browser }) =>
    Object.hasOwn(PATTERNS, browser.slug) ? [] : [browser.name],
  );
}
