// One browser as a file names it → a release of the catalogue, or why there is none. What one would get wrong: on iOS every browser is WebKit of the
// system's version, whatever number it says itself; and a row without a version is unknown, not old.
import { BROWSER_NAMES, type Family } from './browserNames.data';
import type { Outcome } from './ImportedFile';
import type { Releases } from './Releases';

/** The cells of a row that tell the browser; empty where the file has no such column. */
export interface BrowserNames {
  readonly browser: string;
  readonly version: string;
  readonly os: string;
  readonly osVersion: string;
  readonly device: string;
}

type System = 'ios' | 'android' | 'mac' | 'other' | undefined;

const NOT_SET =
  /^(\(not set\)|\(other\)|\(data not available\)|not set|unknown|other|others|undefined|null|-|)$/i;

export function mapBrowser(names: BrowserNames, releases: Releases): Outcome {
  const browser = names.browser.trim();
  const unknown = (reason: string): Outcome => ({ kind: 'unknown', name: titleOf(names), reason });
  if (NOT_SET.test(browser)) return unknown('The file does not say which browser.');
  const [family, hint] = BROWSER_NAMES[browser.toLowerCase()] ?? [];
  if (!family) return unknown('No browser the compatibility data knows.');
  if (family === 'proxy')
    return unknown('Its pages are drawn on a server, so what the device has does not matter.');

  const system = hint ?? systemOf(names);
  const version = numberOf(names.version);
  if (system === 'ios') return onIos(family, version, numberOf(names.osVersion), releases, unknown);
  if (family === 'inApp')
    return unknown(
      'An app’s own browser: its number is the app’s and says nothing about the engine.',
    );
  if (family === 'ownNumbers')
    return unknown('It counts versions for itself, which says nothing about the engine.');
  if (version === '')
    return unknown('The file gives no version, and no version is not an old one.');
  return elsewhere(family, version, system, releases, unknown);
}

function onIos(
  family: Family,
  version: string,
  osVersion: string,
  releases: Releases,
  unknown: (reason: string) => Outcome,
): Outcome {
  if (family === 'safari' && version !== '') return found('safari_ios', version, releases, unknown);
  if (osVersion === '')
    return unknown(
      'On iOS every browser is WebKit of the system’s version, and the file gives no system version.',
    );
  const slug = family === 'inApp' ? 'webview_ios' : 'safari_ios';
  const isFrozen = /^18\.[67]/.test(osVersion);
  const note = isFrozen
    ? 'iOS 26 and later still call themselves 18.6 or 18.7 here: at least this release'
    : 'every browser on iOS is WebKit of the system’s version';
  return found(slug, osVersion, releases, unknown, note);
}

const DESKTOP: Partial<Record<Family, string>> = {
  chrome: 'chrome',
  chromium: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  opera: 'opera',
  safari: 'safari',
  ie: 'ie',
};
const ANDROID: Partial<Record<Family, string>> = {
  chrome: 'chrome_android',
  chromium: 'chrome_android',
  edge: 'chrome_android',
  firefox: 'firefox_android',
  opera: 'opera_android',
  samsung: 'samsunginternet_android',
  webviewAndroid: 'webview_android',
};

/** Chromium's numbers passed this before any browser built on it was counted by the number of Chromium. */
const FIRST_CHROMIUM_NUMBER = 40;

function elsewhere(
  family: Family,
  version: string,
  system: System,
  releases: Releases,
  unknown: (reason: string) => Outcome,
): Outcome {
  const derived = releases.findDerived(family, version);
  if (derived)
    return { kind: 'release', ...derived, note: 'by the version of the engine it is built on' };
  if (family === 'chromium' && Number.parseInt(version, 10) < FIRST_CHROMIUM_NUMBER)
    return unknown('It counts versions for itself here, which says nothing about the engine.');
  if (family === 'edge' && system === 'android')
    return found(
      'chrome_android',
      version,
      releases,
      unknown,
      'Edge on Android carries the engine of Chrome',
    );
  const slug =
    family === 'oculus'
      ? 'oculus'
      : ((system === 'android' ? ANDROID[family] : undefined) ?? DESKTOP[family]);
  if (slug === undefined) return unknown('The compatibility data has no releases of it.');
  const isGuess =
    system === undefined && ['chrome', 'safari', 'firefox', 'edge', 'opera'].includes(family);
  const note =
    family === 'chromium'
      ? 'it is built on Chromium and says its number'
      : isGuess
        ? 'the file names no system, so the desktop release is taken'
        : undefined;
  return found(slug, version, releases, unknown, note);
}

function found(
  slug: string,
  version: string,
  releases: Releases,
  unknown: (reason: string) => Outcome,
  note?: string,
): Outcome {
  const release = releases.find(slug, version);
  if (!release)
    return unknown(`${releases.nameOf(slug)} has no release ${version}, nor an older one.`);
  const fits = {
    exact: undefined,
    older: `the newest release before ${version}`,
    newest: `${version} is newer than the data, whose newest release is taken`,
  };
  const notes = [note, fits[release.fit]].filter((words) => words !== undefined);
  return {
    kind: 'release',
    slug,
    version: release.version,
    ...(notes.length > 0 && { note: notes.join('; ') }),
  };
}

function systemOf({ os, device, browser }: BrowserNames): System {
  const name = os.trim().toLowerCase();
  if (/^(ios|ipados|iphone|ipad|ipod)/.test(name)) return 'ios';
  if (name.startsWith('android') || name === 'fire os') return 'android';
  if (/^(mac|os x)/.test(name)) return 'mac';
  if (name !== '' && !NOT_SET.test(name)) return 'other';
  if (!/^(mobile|tablet|smartphone|phone|phablet)/i.test(device.trim())) return undefined;
  return /safari/i.test(browser) ? 'ios' : 'android';
}

/** `iOS 17.2` and `17_2` are 17.2; build numbers of WebKit (605.1.15) are no version. */
function numberOf(text: string): string {
  const [number = ''] = /\d+([._]\d+)*/.exec(text) ?? [];
  return /^\d{3}\.\d+\.\d+$/.test(number) && Number.parseInt(number, 10) >= 500
    ? ''
    : number.replaceAll('_', '.');
}

function titleOf({ browser, version, os, osVersion }: BrowserNames): string {
  const [name, number, system, systemNumber] = [browser, version, os, osVersion].map((text) =>
    NOT_SET.test(text.trim()) ? '' : text.trim(),
  );
  const title = [
    name || 'No browser named',
    number,
    system && `on ${system} ${systemNumber}`.trim(),
  ]
    .filter(Boolean)
    .join(' ');
  return title.slice(0, 120);
}
