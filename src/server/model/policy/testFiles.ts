// The browsers of a policy for tools that run tests in them: Playwright has the newest engines only,
// so it gets a project for each engine; BrowserStack and Sauce Labs get the floors themselves.
import { formatList } from '@/domain/format';
import { type FileSource, type PolicyFile, policyLabel, requireFloors, toJson } from './PolicyFile';
import { type TestBrowser, testOn } from './testOn';
import {
  BROWSERSTACK_BROWSERS,
  BROWSERSTACK_MACOS,
  BROWSERSTACK_ON_ANDROID,
  IPHONES,
  SAUCE_OLDEST,
  SAUCE_SAFARI,
  WINDOWS_11_CAME,
} from './testServices.data';

/** By the catalogue's slug: the device that Playwright pretends to be, and a browser of its own. */
const PLAYWRIGHT: Readonly<Record<string, { readonly device: string; readonly channel?: string }>> =
  {
    chrome: { device: 'Desktop Chrome' },
    edge: { device: 'Desktop Edge', channel: 'msedge' },
    firefox: { device: 'Desktop Firefox' },
    safari: { device: 'Desktop Safari' },
    chrome_android: { device: 'Pixel 7' },
    samsunginternet_android: { device: 'Galaxy S9+' },
    safari_ios: { device: 'iPhone 14' },
  };

export const playwrightFile: PolicyFile = {
  name: 'playwright.cjs',
  type: 'text/javascript',
  write: (source) => {
    const floors = requireFloors(source.policy).filter(({ browser }) =>
      Object.hasOwn(PLAYWRIGHT, browser.slug),
    );
    const projects = floors.map(({ browser, release }) => {
      const { device, channel } = PLAYWRIGHT[browser.slug]!;
      const own = { name: browser.name, metadata: { floor: release.version } };
      const extra = channel === undefined ? '' : `, channel: ${JSON.stringify(channel)}`;
      const used = `{ ...devices[${JSON.stringify(device)}]${extra} }`;
      return `  { ...${JSON.stringify(own)}, use: ${used} },`;
    });
    return [
      `// ${policyLabel(source)}`,
      '// Playwright runs the newest version of each engine. Run the minimum versions themselves, which `metadata`',
      '// names, at a service that has old browsers.',
      "const { devices } = require('@playwright/test');",
      'module.exports = [',
      ...projects,
      '];',
      '',
    ].join('\n');
  },
};

export const browserStackFile: PolicyFile = {
  name: 'browserstack.json',
  type: 'application/json',
  write: (source) => capabilitiesFile(source, toBrowserStack),
};

function toBrowserStack({ kind, browserName, version, system = '', releasedOn }: TestBrowser) {
  const names = kind === 'android' ? BROWSERSTACK_ON_ANDROID : BROWSERSTACK_BROWSERS;
  const name = names[browserName];
  const toRow = (options: object, more: object = {}) =>
    name && { browserName: name, ...more, 'bstack:options': options };
  if (kind === 'ios') {
    const deviceName = IPHONES[system];
    return deviceName && toRow({ deviceName, osVersion: system, realMobile: true });
  }
  if (kind === 'android')
    return toRow({ deviceName: 'Samsung Galaxy S23', osVersion: '13.0', realMobile: true });
  if (browserName === 'safari') {
    const osVersion = BROWSERSTACK_MACOS[system];
    return osVersion && toRow({ os: 'OS X', osVersion });
  }
  const osVersion = windowsOf(releasedOn);
  return toRow({ os: 'Windows', osVersion }, { browserVersion: withMinor(version) });
}

export const sauceLabsFile: PolicyFile = {
  name: 'saucelabs.json',
  type: 'application/json',
  write: (source) => capabilitiesFile(source, toSauce),
};

function toSauce({ floor, kind, browserName, system = '', releasedOn }: TestBrowser) {
  const options = { 'sauce:options': { name: floor } };
  if (kind === 'ios')
    return (
      IPHONES[system] && {
        browserName: 'Safari',
        platformName: 'iOS',
        'appium:deviceName': 'iPhone.*',
        'appium:platformVersion': system,
        'appium:automationName': 'XCUITest',
        ...options,
      }
    );
  if (kind === 'android')
    return browserName === 'chrome'
      ? {
          browserName: 'Chrome',
          platformName: 'Android',
          'appium:deviceName': 'Samsung.*',
          'appium:automationName': 'UiAutomator2',
          ...options,
        }
      : undefined;
  if (browserName === 'safari') {
    const [browserVersion, platformName] = SAUCE_SAFARI[system] ?? [];
    return browserVersion && { browserName, browserVersion, platformName, ...options };
  }
  const oldest = SAUCE_OLDEST[browserName];
  if (oldest === undefined || Number(system) < oldest) return undefined;
  const platformName = `Windows ${windowsOf(releasedOn)}`;
  return { browserName, browserVersion: system, platformName, ...options };
}

const windowsOf = (releasedOn = ''): string => (releasedOn < WINDOWS_11_CAME ? '10' : '11');

/** "112" → "112.0", as services call it. */
const withMinor = (version: string | undefined): string | undefined =>
  version?.includes('.') === false ? `${version}.0` : version;

/** The floors that a service has, once each; the label names the others. */
function capabilitiesFile(
  source: FileSource,
  toCapabilities: (browser: TestBrowser) => object | string | undefined,
): string {
  const { browsers, absent } = testOn(requireFloors(source.policy));
  const rows = browsers.map((browser) => ({ browser, given: toCapabilities(browser) }));
  const left = [
    ...absent,
    ...rows.flatMap(({ browser, given }) => (typeof given === 'object' ? [] : [browser.floor])),
  ];
  const newest = rows
    .filter(({ browser, given }) => browser.kind === 'android' && typeof given === 'object')
    .map(({ browser }) => browser.floor);
  const notes = [
    ...(newest.length > 0
      ? [`Only the newest version can be chosen for ${formatList(newest)}`]
      : []),
    ...(left.length > 0 ? [`${formatList(left)}: not to be had`] : []),
  ];
  const texts = rows.flatMap(({ given }) =>
    typeof given === 'object' ? [JSON.stringify(given)] : [],
  );
  return toJson({
    '//': [policyLabel(source), ...notes].join('. '),
    capabilities: [...new Set(texts)].map((text) => JSON.parse(text) as object),
  });
}
