// Turns a `User-Agent` header into the cells a table row would have. Pitfall: every browser also
// names its ancestors, and phones claim "Linux" or, when requesting a desktop site, "Macintosh"; so
// the rarer token is checked before the common one.
import { BOT } from './bots.data';
import type { BrowserNames } from './BrowserNames';
import { FIRST_HIDDEN_IOS } from './mapBrowser';

/**
 * Product tokens: a name, a slash and a version. Names without a version are matched as well, or a long
 * one would be searched again from each of its letters.
 */
const PRODUCT = /([\w.-]+(?: (?:Mini|Mobi))?)(?:\/v?(\d+(?:\.\d+)*))?/g;

/** No browser sends more; a cell of a table that strangers send may hold megabytes. */
const MAX_LENGTH = 2_000;

const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|Barcelona|Snapchat|Pinterest|musical_ly|BytedanceWebview|trill_|TikTok|LinkedInApp|MicroMessenger|GSA|Line(?=\/)|Twitter|Reddit|KAKAOTALK|NAVER|DaumApps|BaiduBoxApp|baiduboxapp|Weibo|DingTalk|Zalo|Viber)\b/;

/** Browsers with their own engines that also claim another browser's name. */
const STRANGERS: ReadonlySet<string> = new Set([
  'PaleMoon',
  'Goanna',
  'SeaMonkey',
  'Basilisk',
  'K-Meleon',
  'Konqueror',
  'NetFront',
  'Iceweasel',
  'Servo',
  'Ladybird',
  'Netscape',
  'Camino',
]);

type Products = ReadonlyMap<string, string>;
type Named = Pick<BrowserNames, 'browser' | 'version'>;

/** Programs become `Bot`; an unknown browser keeps the text as its name. */
export function parseUserAgent(header: string): BrowserNames {
  const text = header.slice(0, MAX_LENGTH);
  const rest = { os: '', osVersion: '', device: '' };
  const products = readProducts(text);
  if (isBot(text, products)) return { browser: 'Bot', version: '', ...rest };
  const system = parseSystem(text, products);
  const named =
    system.os === 'iOS'
      ? parseIosBrowser(text, products)
      : (parseOwn(text, products, system.os) ?? parseEngine(text, products, system));
  return { ...rest, ...system, ...(named ?? { browser: text, version: '' }) };
}

function readProducts(text: string): Products {
  const products = new Map<string, string>();
  PRODUCT.lastIndex = 0;
  for (let match = PRODUCT.exec(text); match; match = PRODUCT.exec(text))
    if (match[2] !== undefined) products.set(match[1]!.replace(/^[^a-z]+/i, ''), match[2]);
  return products;
}

/**
 * `compatible;` is followed by a crawler's name, or by Internet Explorer, which started the custom.
 */
function isBot(agent: string, products: Products): boolean {
  const text = agent.replace(CODE_NAMES, '');
  if (BOT.test(text) || text.includes('://') || /@[\w-]+\.[a-z]/i.test(text)) return true;
  if (!products.has('Mozilla') && !products.has('Opera')) return !DEVICE.test(text);
  return /\(compatible;(?! MSIE| Konqueror)/.test(text) || !/^["']?(?:Mozilla|Opera)\//.test(text);
}

/** Instagram's apps add a phone's maker and code names: `Google/google`, `ruby`. */
const CODE_NAMES = /\bAndroid \(\d+\/[^)]*\)/;

/** Browsers on old phones identify themselves by the phone's name. */
const DEVICE = /MIDP|Android|iPhone|iPad|Windows|Linux|Macintosh|Symbian|BlackBerry|^Lynx|^Links/;

function parseSystem(text: string, products: Products): Pick<BrowserNames, 'os' | 'osVersion'> {
  // Windows Phone browsers also claim Android and iPhone.
  if (text.includes('Windows Phone')) return { os: 'Windows Phone', osVersion: '' };
  const ios =
    APP_ON_IOS.exec(text)?.[1] ?? /\((?:iPhone|iPad|iPod)[^)]*?\bOS (\d+(?:_\d+)*)/.exec(text)?.[1];
  if (ios !== undefined) return { os: 'iOS', osVersion: ios };
  if (/\((?:iPhone|iPad|iPod)/.test(text)) return { os: 'iOS', osVersion: '' };
  const android = /\bAndroid[ /-]?(\d+(?:\.\d+)*)?/.exec(text);
  if (android) return { os: 'Android', osVersion: android[1] ?? '' };
  if (isIpadAsMac(text, products)) return { os: 'iOS', osVersion: '' };
  // Amazon's tablets: the browser exists nowhere else.
  if (products.has('Silk') && products.has('Chrome')) return { os: 'Android', osVersion: '' };
  const [other = ''] =
    OWN_SYSTEMS.exec(text) ?? /\b(?:CrOS|Macintosh|Windows|Linux|X11)\b/.exec(text) ?? [];
  return { os: other, osVersion: '' };
}

/** They also claim Linux, before or after their name. */
const OWN_SYSTEMS = /\b(?:Tizen|KAIOS|Web0S|OpenHarmony)\b/;

/**
 * Facebook's and Instagram's apps report the true version of the system: also where it hides its
 * own, or where an iPad requests desktop sites.
 */
const APP_ON_IOS =
  /\b(?:FBSN\/(?:iOS|iPadOS);FBSV\/|(?:iPhone|iPad|iPod)\d+,\d+; (?:iOS|iPadOS) )(\d+(?:[._]\d+)*)/;

/**
 * Requesting desktop sites, it claims to be a Mac, but no Mac has these names or a build of iOS.
 */
function isIpadAsMac(text: string, products: Products): boolean {
  if (IOS_ONLY.some((name) => products.has(name))) return true;
  return text.includes('(Macintosh') && (/ Mobile\/\w/.test(text) || products.has('GSA'));
}

/** Tokens used only on iOS, except that Opera Touch sends its own on Android too. */
const IOS_ONLY = ['CriOS', 'FxiOS', 'EdgiOS', 'OPiOS', 'OPT'] as const;

const IOS_NAMES: Readonly<Record<string, string>> = {
  CriOS: 'Chrome iOS',
  FxiOS: 'Firefox iOS',
  EdgiOS: 'Edge iOS',
  OPiOS: 'Opera',
  OPT: 'Opera',
};

/**
 * Safari's version matters only where the system hides its own. Other iOS browsers then report it
 * too; in earlier versions they made one up.
 */
function parseIosBrowser(text: string, products: Products): Named {
  const version = products.get('Version') ?? '';
  const isHidden = Number.parseInt(version, 10) >= FIRST_HIDDEN_IOS;
  const other = IOS_ONLY.find((name) => products.has(name));
  if (other !== undefined && !isHidden) return { browser: IOS_NAMES[other]!, version: '' };
  const isApp = other === undefined && (APPS.test(text) || !text.includes('Safari/'));
  return { browser: isApp ? 'Safari (in-app)' : 'Safari', version };
}

/** Browsers that have their own releases in the catalogue, or are in no catalogue at all. */
function parseOwn(text: string, products: Products, os: string): Named | undefined {
  const get = (name: string): string | undefined => products.get(name);
  const isPresto = products.has('Presto') || products.has('Opera');
  if (products.has('Opera Mini')) return { browser: 'Opera Mini', version: '' };
  // Pages are rendered on its servers, whatever engine it names.
  if (products.has('Puffin')) return { browser: 'Puffin', version: '' };
  const disguised = /\bMSIE .*\bOpera (\d+(?:\.\d+)*)/.exec(text)?.[1];
  if (disguised !== undefined) return { browser: 'Opera', version: disguised };
  if (isPresto) {
    const version = get('Version') ?? get('Opera') ?? '';
    // Before Chromium, 9.51 came between 9.5 and 9.6.
    return { browser: 'Opera', version: version.replace(/^(\d+\.\d)(?=\d)/, '$1.') };
  }
  const kaios = get('KAIOS') ?? get('KaiOS');
  if (kaios !== undefined) return { browser: 'KaiOS', version: kaios };
  if (text.includes('IEMobile')) return { browser: 'IEMobile', version: '' };
  for (const name of products.keys())
    if (STRANGERS.has(name)) return { browser: text, version: '' };
  if (isBorrowed(text, products)) return undefined;
  const opera = get('OPR');
  if (opera !== undefined) return { browser: 'Opera', version: opera };
  // Meta's browser also claims to be Samsung's.
  const oculus = get('OculusBrowser');
  if (oculus !== undefined) return { browser: 'Quest Browser', version: oculus };
  const samsung = get('SamsungBrowser');
  // Samsung Internet numbers its versions differently on TVs.
  if (samsung !== undefined && os !== 'Tizen')
    return { browser: 'Samsung Internet', version: samsung };
  const edge = get('Edg') ?? get('Edge');
  if (edge !== undefined) return { browser: 'Edge', version: edge };
  return parseExplorer(text, products);
}

/**
 * Another browser's name with a version that says nothing about the engine: Opera Mini renders in
 * the system's WebView, Vewd's TVs and Pico's headsets have kept one version for years.
 */
function isBorrowed(text: string, products: Products): boolean {
  return text.includes('; wv)') || products.has('OMI') || products.has('PicoBrowser');
}

/** In compatibility mode it reports an older version first; the engine reveals the real one. */
function parseExplorer(text: string, products: Products): Named | undefined {
  const trident = products.get('Trident');
  if (trident !== undefined)
    return { browser: 'Internet Explorer', version: String(Number.parseInt(trident, 10) + 4) };
  if (!text.includes('MSIE')) return undefined;
  const version = /\bMSIE (\d+(?:\.\d+)?)/.exec(text)?.[1];
  return version === undefined ? undefined : { browser: 'Internet Explorer', version };
}

/** All others, by their engine. */
function parseEngine(
  text: string,
  products: Products,
  { os, osVersion }: Pick<BrowserNames, 'os' | 'osVersion'>,
): Named | undefined {
  const chrome = products.get('Chrome') ?? products.get('Chromium');
  if (chrome !== undefined) {
    if (os === 'Android' && isInApp(text, products))
      return { browser: 'Android Webview', version: chrome };
    return { browser: isPlainChrome(products) ? 'Chrome' : 'Chromium', version: chrome };
  }
  const firefox = products.get('Firefox');
  // Firefox OS is neither desktop nor Android.
  if (firefox !== undefined)
    return /\((?:Mobile|Tablet);/.test(text) ? undefined : { browser: 'Firefox', version: firefox };
  if (!text.includes('AppleWebKit/')) return undefined;
  if (os === 'Android')
    return hasOwnEngine(products) ? undefined : { browser: 'Android Browser', version: osVersion };
  // TVs and consoles ship their own WebKit builds.
  if (!['Macintosh', 'Windows', 'Linux', 'X11'].includes(os) || TELEVISION.test(text))
    return undefined;
  const isWhole = text.includes('Safari/');
  // The first Safaris name only their build.
  const build = isWhole && os === 'Macintosh' ? products.get('Safari') : undefined;
  const version = products.get('Version') ?? build;
  if (isWhole && version !== undefined) return { browser: 'Safari', version };
  return os === 'Macintosh' ? { browser: 'Safari (in-app)', version: '' } : undefined;
}

const TELEVISION = /\b(?:smart-?tv|hbbtv|netcast|maple|viera)\b/i;

/**
 * An app's built-in browser is the system's WebView, marked in one of three ways. UC Browser and Mi
 * Browser use the second mark too, but bring their own engine.
 */
function isInApp(text: string, products: Products): boolean {
  if (text.includes('; wv)')) return true;
  if (products.get('Version') === '4.0') return !hasOwnEngine(products);
  return !text.endsWith('Safari/537.36') && APPS.test(text);
}

function hasOwnEngine(products: Products): boolean {
  return [...products.keys()].some((name) => name.endsWith('Browser'));
}

const CHROMES_OWN = new Set(['Mozilla', 'AppleWebKit', 'Chrome', 'Mobile', 'Safari', 'Build']);

/** True if it names only Chrome and its ancestors. */
function isPlainChrome(products: Products): boolean {
  return [...products.keys()].every((name) => CHROMES_OWN.has(name));
}
