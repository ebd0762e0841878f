import { existsSync } from 'node:fs';
import { chromium, expect, test } from '@playwright/test';
import { aBeaconSite, askAll, classOf, testsOf } from '../support/beaconSite';

const BUILDS = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
const HOSTS = ['localhost', 'insecure.test'];

for (const executablePath of BUILDS)
  test(`the script of a measured site finds the release of ${executablePath}`, async () => {
    test.skip(!existsSync(executablePath), 'This build is not installed.');
    const site = await aBeaconSite();
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', `--host-resolver-rules=MAP ${HOSTS[1]} 127.0.0.1`],
    });
    const release = Number(browser.version().split('.', 1)[0]);
    const tests = testsOf('c');

    for (const host of HOSTS) {
      site.beacons.length = 0;
      const page = await browser.newPage();
      await page.goto(site.url.replace('localhost', host));
      await expect(() => expect(site.beacons).toEqual([`1c${classOf('c', release)}d`])).toPass();
      const answers = await page.evaluate(
        askAll,
        tests.map(([, text]) => text),
      );

      // With HTTPS or without, a test says what the data says of the release.
      expect(tests.filter(([of], at) => answers[at] !== Number(of) <= release)).toEqual([]);
    }
    await browser.close();
    site.close();
  });
