import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { policyFile } from '../../../support/policyFile';

type Capabilities = Readonly<Record<string, unknown>>;

const capabilitiesOf = (name: string, search = '') =>
  JSON.parse(policyFile(name, search)) as {
    '//': string;
    capabilities: readonly Capabilities[];
  };

/** Keys that WebDriver has; any other needs the prefix of who defines it. */
const STANDARD = ['browserName', 'browserVersion', 'platformName'];

describe('projects for Playwright', () => {
  const listed = (search: string): readonly string[] => {
    mkdirSync('test-results', { recursive: true });
    const folder = mkdtempSync(join('test-results', 'playwright-projects-'));
    try {
      writeFileSync(join(folder, 'projects.cjs'), policyFile('playwright.cjs', search));
      writeFileSync(
        join(folder, 'playwright.config.cjs'),
        "module.exports = { testDir: '.', projects: require('./projects.cjs') };\n",
      );
      writeFileSync(
        join(folder, 'a.spec.cjs'),
        "require('@playwright/test').test('a', () => {});\n",
      );
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['node_modules/@playwright/test/cli.js', 'test', '--list', '-c', folder],
        { encoding: 'utf8', env: { NODE_ENV: 'test', PATH: process.env.PATH } },
      );
      return [...`${stdout}${stderr}`.matchAll(/^\s*\[([^\]]+)\]/gm)].map(([, name]) => name!);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it('are one for each browser that Playwright has an engine of', () => {
    expect(listed('')).toEqual([
      'Chrome',
      'Chrome on Android',
      'Edge',
      'Firefox',
      'Safari',
      'Safari on iOS',
      'Samsung Internet',
    ]);
    expect(listed('?audience=browserslist:safari 17')).toEqual(['Safari']);
  });
});

describe.each(['browserstack.json', 'saucelabs.json'])('capabilities: %s', (name) => {
  it.each(['', '?line=99.9', '?audience=region:JP&line=90'])(
    'are WebDriver’s own: %s',
    (search) => {
      const { capabilities } = capabilitiesOf(name, search);

      expect(capabilities.length).toBeGreaterThan(3);
      for (const given of capabilities) {
        expect(typeof given.browserName).toBe('string');
        expect(['string', 'undefined']).toContain(typeof given.browserVersion);
        const foreign = Object.keys(given).filter((key) => !STANDARD.includes(key));
        expect(foreign.filter((key) => !key.includes(':'))).toEqual([]);
      }
    },
  );

  it('name the version of each floor, or of the system that decides it', () => {
    const search = '?audience=browserslist:chrome 112, safari 16.4, ios 16.4, ie 11&line=100';
    const text = JSON.stringify(capabilitiesOf(name, search).capabilities);

    expect(text).toMatch(/"browserVersion":"112(?:\.0)?"/);
    expect(text).toMatch(/Ventura|macOS 13/);
    expect(text).toContain('"16"');
    expect(text).toMatch(/"IE","browserVersion":"11\.0"|"internet explorer","browserVersion":"11"/);
  });

  it('say which floor cannot be had', () => {
    const { '//': label } = capabilitiesOf(name, '?line=99.9');

    expect(label).toContain('Only the newest version can be chosen for Chrome on Android');
    expect(label).toMatch(/not to be had/);
  });
});

/** Each floor’s capabilities in one line. */
const rowsOf = (name: string, search: string): readonly string[] =>
  capabilitiesOf(name, search).capabilities.map((given) =>
    Object.values(given)
      .flatMap((value) => (typeof value === 'string' ? value : Object.values(value as object)))
      .join(' '),
  );

describe('capabilities for a service', () => {
  const floors =
    '?floors=chrome:60,edge:18,firefox:100,opera:90,ie:11,safari:26,safari_ios:16.4,firefox_android:100,samsunginternet_android:20.0';

  it('have BrowserStack’s names, and Windows 10 before there was Windows 11', () => {
    expect(rowsOf('browserstack.json', floors)).toEqual(
      expect.arrayContaining([
        'Chrome 60.0 Windows 10',
        'Edge 18.0 Windows 10',
        'Firefox 100.0 Windows 11',
        'IE 11.0 Windows 10',
        'Opera 90.0 Windows 11',
        'Safari OS X Tahoe',
        'Safari iPhone 14 16 true',
      ]),
    );
  });

  it('begin no session in a browser that BrowserStack does not have', () => {
    const android = rowsOf('browserstack.json', floors).filter((row) => row.includes('Galaxy'));

    expect(android).toEqual([
      'Chrome Samsung Galaxy S23 13.0 true',
      'Samsung Samsung Galaxy S23 13.0 true',
    ]);
    expect(capabilitiesOf('browserstack.json', floors)['//']).toMatch(
      /Firefox on Android 100\b.*: not to be had$/,
    );
  });

  it('leave out what is too old or unknown at Sauce Labs', () => {
    const text = rowsOf('saucelabs.json', floors).join('\n');

    expect(text).toMatch(/^firefox 100 Windows 11 /m);
    expect(text).toMatch(/^internet explorer 11 Windows 10 /m);
    expect(text).toMatch(/^Safari iOS iPhone\.\* 16 XCUITest /m);
    expect(text).not.toMatch(/Edge|opera|macOS|Chrome 60/i);
    expect(capabilitiesOf('saucelabs.json', floors)['//']).toMatch(
      /Chrome 60, Edge 18, .*Safari 26\b.*: not to be had$/,
    );
  });

  it('test neither Firefox nor Samsung Internet in Sauce Labs’ Chrome', () => {
    const android = rowsOf('saucelabs.json', floors).filter((row) => row.includes('Android'));

    expect(android.length).toBeGreaterThan(0);
    expect(android.filter((row) => !/ (?:Chrome on Android|Android WebView) /.test(row))).toEqual(
      [],
    );
  });

  it('name a system or a device each', () => {
    for (const name of ['browserstack.json', 'saucelabs.json'])
      for (const row of rowsOf(name, '?line=99.9'))
        expect(row).toMatch(/Windows|OS X|macOS|iPhone|Samsung/);
  });
});
