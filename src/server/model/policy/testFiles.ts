// The browsers of a policy for tools that run tests in them: Playwright has the newest engines only,
// so it gets a project for each engine; BrowserStack and Sauce Labs get the floors themselves.
import { formatList } from '@/domain/format';
import { type FileSource, type PolicyFile, policyLabel, requireFloors, toJson } from './PolicyFile';
import { type TestBrowser, testOn } from './testOn';

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

/** The version of macOS that came with a version of Safari: its name, and its number. */
const MACOS: Readonly<Record<string, readonly [name: string, number: string]>> = {
  13: ['Catalina', '10.15'],
  14: ['Big Sur', '11.00'],
  15: ['Monterey', '12'],
  16: ['Ventura', '13'],
  17: ['Sonoma', '14'],
  18: ['Sequoia', '15'],
  26: ['Tahoe', '26'],
};

/** A device that first shipped with a version of iOS, or took it. */
const IPHONES: Readonly<Record<string, string>> = {
  13: 'iPhone 11',
  14: 'iPhone 12',
  15: 'iPhone 13',
  16: 'iPhone 14',
  17: 'iPhone 15',
  18: 'iPhone 16',
  26: 'iPhone 17',
};

export const browserStackFile: PolicyFile = {
  name: 'browserstack.json',
  type: 'application/json',
  write: (source) => capabilitiesFile(source, toBrowserStack),
};

function toBrowserStack({ kind, browserName, version, system = '' }: TestBrowser) {
  const options = (given: object) => ({ 'bstack:options': given });
  if (kind === 'ios') {
    const deviceName = IPHONES[system];
    return (
      deviceName && {
        browserName,
        ...options({ deviceName, osVersion: system, realMobile: 'true' }),
      }
    );
  }
  if (kind === 'android')
    return {
      browserName,
      ...options({ deviceName: 'Samsung Galaxy S23', osVersion: '13.0', realMobile: 'true' }),
    };
  if (browserName === 'safari') {
    const [osVersion] = MACOS[system] ?? [];
    return osVersion && { browserName, ...options({ os: 'OS X', osVersion }) };
  }
  return {
    browserName,
    browserVersion: withMinor(version),
    ...options({ os: 'Windows', osVersion: browserName === 'internet explorer' ? '10' : '11' }),
  };
}

export const sauceLabsFile: PolicyFile = {
  name: 'saucelabs.json',
  type: 'application/json',
  write: (source) => capabilitiesFile(source, toSauce),
};

function toSauce({ floor, kind, browserName, version, system = '' }: TestBrowser) {
  const options = { 'sauce:options': { name: floor } };
  if (kind === 'ios')
    return {
      browserName,
      platformName: 'iOS',
      'appium:deviceName': 'iPhone.*',
      'appium:platformVersion': system,
      'appium:automationName': 'XCUITest',
      ...options,
    };
  if (kind === 'android')
    return {
      browserName: 'chrome',
      platformName: 'Android',
      'appium:deviceName': 'Samsung.*',
      'appium:automationName': 'UiAutomator2',
      ...options,
    };
  if (browserName === 'safari') {
    const [, number] = MACOS[system] ?? [];
    return (
      number && { browserName, browserVersion: system, platformName: `macOS ${number}`, ...options }
    );
  }
  const isOld = browserName === 'internet explorer';
  return {
    browserName,
    browserVersion: isOld ? withMinor(version) : system,
    platformName: isOld ? 'Windows 10' : 'Windows 11',
    ...options,
  };
}

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
  const newest = browsers.filter(({ kind }) => kind === 'android').map(({ floor }) => floor);
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
