// Maps a browser as named in a file to a release in the catalogue, or says why not. Pitfalls: on
// iOS every browser is WebKit of the system's version, whatever version it reports; and a row
// without a version is unknown, not old. See docs/decisions/0016-importer.md.
import type { AssumptionCode } from './assumptions.data';
import { BOT } from './bots.data';
import { type BrowserNames, describeBrowser } from './BrowserNames';
import { BROWSER_NAMES, type Family, SLUGS } from './browserNames.data';
import { ANDROID, DESKTOP, ON_BOTH } from './browserSlugs.data';
import type { LineOutcome } from './ImportedFile';
import { NOT_SET, readSystem, readVersion, type System, type SystemCells } from './readSystem';
import type { Releases } from './Releases';

interface Browser {
  readonly family: Family;
  readonly version: string;
  readonly system: System;
  readonly releases: Releases;
  readonly names: BrowserNames;
}

// Names in files can be those that every object has, such as “constructor”.
const slugByName = new Map(Object.entries(SLUGS));
const familyByName = new Map(Object.entries(BROWSER_NAMES));

export function mapBrowser(names: BrowserNames, releases: Releases): LineOutcome {
  const name = names.browser.trim();
  const unknown = (reason: string): LineOutcome => ({
    kind: 'unknown',
    name: describeBrowser(names),
    reason,
  });
  if (NOT_SET.test(name)) return unknown('The file doesn’t name the browser.');
  const version = readVersion(names.version);
  const slug = slugByName.get(name.toLowerCase());
  if (slug !== undefined)
    return findRelease(
      slug,
      version || (slug.endsWith('_ios') ? readVersion(names.osVersion) : ''),
      { releases, names },
    );
  const [family, hint] = familyByName.get(name.toLowerCase()) ?? getUnlisted(names);
  if (!family)
    return BOT.test(name) ? { kind: 'bot' } : unknown('We have no data for this browser.');

  const browser = { family, version, system: getSystem(names, family, hint), releases, names };
  if (browser.system.kind === 'ios') return mapOnIos(browser);
  return mapElsewhere(browser);
}

/** On iOS, a browser of any name uses the system's engine. */
function getUnlisted(names: BrowserNames): readonly [Family?, undefined?] {
  return readSystem(names).kind === 'ios' && !BOT.test(names.browser) ? ['ownNumbers'] : [];
}

/**
 * The file's system takes precedence over the one implied by a name: the browser may be spoofed, or
 * run on an iPad.
 */
function getSystem(
  names: SystemCells,
  family: Family,
  hint: 'ios' | 'android' | undefined,
): System {
  const system = readSystem(names);
  // Chrome for iOS on a Mac is really an iPad requesting desktop sites, which hides its version.
  if (hint === 'ios' && family !== 'safari' && family !== 'inApp' && system.kind === 'mac')
    return { kind: 'ios', version: '' };
  return system.kind === undefined && hint !== undefined ? { ...system, kind: hint } : system;
}

/**
 * From iOS 26 on, user agents report one of these as the system version; only Safari's own version
 * is still accurate.
 */
const FROZEN_IOS = /^18\.[67]\b/;
const LAST_REPORTED_IOS = '18.6';
const FIRST_FROZEN_IOS = 18;
export const FIRST_HIDDEN_IOS = 26;

function mapOnIos({ family, version, system, releases, names }: Browser): LineOutcome {
  const slug = family === 'inApp' ? 'webview_ios' : 'safari_ios';
  const isSafari = family === 'safari' || family === 'inApp';
  const isFrozen = FROZEN_IOS.test(system.version);
  // Safari's version matches the system's; other browsers have their own.
  const isReported = isSafari && !releases.isBeyond(slug, version) && version !== '';
  const context = { releases, names };
  if (system.version !== '' && !isFrozen)
    return findRelease(slug, system.version, context, isSafari ? [] : ['iosEngine']);
  if (isReported && (!isFrozen || Number.parseInt(version, 10) >= FIRST_FROZEN_IOS))
    return findRelease(slug, version, context);
  if (isFrozen)
    return findRelease(slug, LAST_REPORTED_IOS, context, [
      ...(isSafari ? [] : (['iosEngine'] as const)),
      'iosFrozen',
    ]);
  return isSafari && version !== ''
    ? findBuild([slug], version, context)
    : {
        kind: 'versionless',
        slugs: [slug],
        name: describeBrowser(names),
        reason: 'iOS browsers use the system’s engine, and this file has no OS version.',
      };
}

const REFUSALS: Partial<Record<Family, string>> = {
  proxy: 'Its pages are rendered on a server, so the device’s browser doesn’t matter.',
  ownNumbers: 'Its version numbers say nothing about its engine.',
};

/**
 * Chromium passed this version before any browser based on it was reported by Chromium's version.
 */
const FIRST_CHROMIUM_NUMBER = 40;

function mapElsewhere(browser: Browser): LineOutcome {
  const { family, version, system, releases, names } = browser;
  const unknown = (reason: string): LineOutcome => ({
    kind: 'unknown',
    name: describeBrowser(names),
    reason,
  });
  const refusal = REFUSALS[family];
  if (refusal !== undefined) return unknown(refusal);
  const slugs = getSlugs(browser);
  if (family === 'uc_android' || family === 'qq_android' || family === 'ya_android')
    return system.kind === 'android'
      ? mapDerived(browser)
      : unknown('Its version numbers say nothing about its engine.');
  if (family === 'kai_os') return mapDerived(browser);
  const [slug] = slugs;
  if (slug === undefined)
    return unknown(
      family === 'inApp'
        ? 'An app’s own browser: its version says nothing about the engine.'
        : 'It doesn’t exist on this system: another browser may be imitating it.',
    );
  if (version === '' || family === 'inApp')
    return {
      kind: 'versionless',
      slugs,
      name: describeBrowser(names),
      reason: 'No version in the file.',
    };
  if (family === 'chromium' && Number.parseInt(version, 10) < FIRST_CHROMIUM_NUMBER)
    return unknown('Its version numbers say nothing about its engine.');
  if (family === 'safari' && releases.isBeyond('safari', version))
    return findBuild(slugs, version, { releases, names });
  return findRelease(slug, version, { releases, names }, getAssumptions(browser));
}

/** Candidate browsers in the catalogue, most likely first; empty if it is an imitation. */
function getSlugs({ family, system }: Browser): readonly string[] {
  const android = ANDROID[family];
  // In-app browsers differ from all standalone ones.
  const desktop = DESKTOP[family] ?? (family === 'inApp' ? undefined : android);
  const phone = family === 'safari' ? 'safari_ios' : family === 'inApp' ? undefined : android;
  if (system.kind === 'android') return listSlugs(android);
  if (system.kind === 'mac' && family === 'inApp') return ['safari'];
  if (system.kind !== undefined || system.device === 'desktop') return listSlugs(desktop);
  if (system.device === 'phone') return listSlugs(phone ?? desktop);
  // Edge for Android uses Chrome's version numbers, and nearly all Edge users are on desktop.
  return ON_BOTH.has(family) && family !== 'edge' ? listSlugs(desktop, phone) : listSlugs(desktop);
}

function listSlugs(...slugs: readonly (string | undefined)[]): readonly string[] {
  return [...new Set(slugs.filter((slug) => slug !== undefined))];
}

function getAssumptions({ family, system }: Browser): readonly AssumptionCode[] {
  if (family === 'chromium' || (family === 'edge' && system.kind === 'android')) return ['engine'];
  if (system.kind !== undefined || !ON_BOTH.has(family) || system.device === 'desktop') return [];
  if (system.device === undefined) return ['desktop'];
  return family === 'safari' ? [] : ['phone'];
}

function mapDerived({ family, version, releases, names }: Browser): LineOutcome {
  const engine = releases.findDerived(family, version);
  return engine
    ? { kind: 'release', ...engine, assumptions: ['engine'] }
    : {
        kind: 'unknown',
        name: describeBrowser(names),
        reason: version === '' ? 'No version in the file.' : 'We have no data for this browser.',
      };
}

interface Context {
  readonly releases: Releases;
  readonly names: BrowserNames;
}

/** A Safari identified by its WebKit build number. */
function findBuild(
  slugs: readonly string[],
  build: string,
  { releases, names }: Context,
): LineOutcome {
  const version = releases.findBuild(slugs[0]!, build);
  return version === undefined
    ? {
        kind: 'versionless',
        slugs,
        name: describeBrowser(names),
        reason: 'No version in the file, only a WebKit build number that many releases share.',
      }
    : { kind: 'release', slug: slugs[0]!, version, assumptions: ['webkitBuild'] };
}

export function findRelease(
  slug: string,
  version: string,
  { releases, names }: Context,
  assumptions: readonly AssumptionCode[] = [],
): LineOutcome {
  if (version === '')
    return {
      kind: 'versionless',
      slugs: [slug],
      name: describeBrowser(names),
      reason: 'No version in the file.',
    };
  const release = releases.find(slug, version);
  if (!release) {
    const age = releases.isBeyond(slug, version) ? 'Far newer' : 'Older';
    const reason = `${age} than any release of ${releases.getName(slug)} we know.`;
    return { kind: 'unknown', name: describeBrowser(names), reason };
  }
  return {
    kind: 'release',
    slug,
    version: release.version,
    assumptions: release.fit === 'exact' ? assumptions : [...assumptions, release.fit],
  };
}
