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
    expect(text).toMatch(/"internet explorer","browserVersion":"11\.0"/);
  });

  it('say which floor cannot be had', () => {
    const { '//': label } = capabilitiesOf(name, '?line=99.9');

    expect(label).toContain('Only the newest version can be chosen for Chrome on Android');
    expect(label).toMatch(/not to be had/);
  });
});
