import { expect } from '@playwright/test';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { aBeaconSite, askAll, classOf, testsOf } from '../support/beaconSite';
import { test } from './engineTest';

test('the script of a measured site finds the release, and no test of it lies', async ({
  engineName,
  tab,
}) => {
  const site = await aBeaconSite();
  await tab.load(site.url);
  await expect(() => expect(site.beacons).toHaveLength(1)).toPass();
  const [, letter, version = '', device] = /^1([gw])([\d.]+)([dm])$/.exec(site.beacons[0]!) ?? [];
  const userAgent = await tab.ask(() => navigator.userAgent);
  const tests = testsOf(engineName === 'firefox' ? 'g' : 'w');
  const answers = await tab.ask(
    askAll,
    tests.map(([, text]) => text),
  );
  await tab.reload();
  await tab.load(site.url);
  site.close();

  expect(letter).toBe(engineName === 'firefox' ? 'g' : 'w');
  expect(device).toBe('d');
  // WebKitGTK's version says nothing of Safari's.
  if (engineName === 'firefox')
    expect(version).toBe(classOf('g', Number(/Firefox\/(\d+)/.exec(userAgent)![1])));
  else expect(loadPresenceTable().asked.w.indexOf(version)).toBeGreaterThan(12);
  const absent = tests.filter(([of], at) => Number(of) <= Number(version) && !answers[at]);
  expect(absent).toEqual([]);
  const { asked } = loadPresenceTable();
  const next = asked[letter as 'g' | 'w'].find((one) => Number(one) > Number(version));
  const ofNext = tests.flatMap(([of], at) => (of === next ? [answers[at]] : []));
  // WebKitGTK is built from a branch that has some of what Safari calls the next release.
  expect(ofNext.filter(Boolean).length).toBeLessThanOrEqual(ofNext.length / 2);
  expect(site.beacons).toHaveLength(1);
});
