import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareVersions } from '@/domain/compareVersions';
import { mapBrowser } from '@/engines/importer/mapBrowser';
import { parseUserAgent } from '@/engines/importer/parseUserAgent';
import { Releases } from '@/engines/importer/Releases';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy, type Policy } from '@/server/model/policy/Policy';
import { userAgentFile } from '@/server/model/policy/userAgentFile';
import { versionPattern } from '@/server/model/policy/versionPattern';
import { knownBrowsers } from '../../../support/knownBrowsers';

const catalogue = loadCatalogue();
const releases = new Releases(knownBrowsers());

/** Of real visitors. */
const USER_AGENTS: readonly string[] = (
  JSON.parse(
    readFileSync(join(process.cwd(), 'node_modules/user-agents/dist/user-agents.json'), 'utf8'),
  ) as { readonly userAgent: string }[]
).map(({ userAgent }) => userAgent);

const policyOf = (audience: string, linePercent: number): Policy =>
  buildPolicy(createContext(catalogue, { today: '2026-11-22' }), { audience, linePercent });

function patternOf(policy: Policy): RegExp {
  const text = userAgentFile.write({ catalogue, policy, origin: '' });
  const [, source = ''] = /module\.exports = \/(.*)\/;/.exec(text) ?? [];
  return new RegExp(source);
}

const OF_ENGINE: Readonly<Record<string, string>> = {
  webview_android: 'chrome_android',
  webview_ios: 'safari_ios',
};

/** By the reading that the importer has of a header; undefined where the release is not known. */
function isSupported({ floors }: Policy, text: string): boolean | undefined {
  const outcome = mapBrowser(parseUserAgent(text), releases);
  if (outcome.kind !== 'release') return undefined;
  const slug = OF_ENGINE[outcome.slug] ?? outcome.slug;
  const floor = floors.find(({ browser }) => browser.slug === slug);
  return floor !== undefined && compareVersions(outcome.version, floor.release.version) >= 0;
}

describe('the regular expression for user agents', () => {
  it.each([
    ['world', 95],
    ['world', 80],
    ['region:DE', 90],
    ['baseline:widely', 99],
  ])('agrees with the policy for %s at %s % on 10,000 real headers', (audience, line) => {
    const policy = policyOf(audience, line);
    const pattern = patternOf(policy);
    const judged = USER_AGENTS.map((text) => ({ text, isGood: isSupported(policy, text) }));
    const known = judged.filter(({ isGood }) => isGood !== undefined);
    const wrong = known.filter(({ text, isGood }) => pattern.test(text) !== isGood);

    expect(USER_AGENTS).toHaveLength(10_000);
    expect(known.length).toBeGreaterThan(9_000);
    expect(new Set(known.map(({ isGood }) => isGood)).size).toBe(2);
    expect([...new Set(wrong.map(({ text }) => text))]).toEqual([]);
  });

  it('matches no program, and takes no time over a hostile header', () => {
    const pattern = patternOf(policyOf('world', 95));
    const startedAt = performance.now();
    pattern.test(`Mozilla/5.0 (iPhone${' OS 1'.repeat(20_000)}`);

    expect(pattern.test('curl/8.4.0')).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });

  it.each([
    ['109', ['109', '110', '199', '200', '1000'], ['108', '99', '9']],
    ['17.2', ['17.2', '17.10', '18', '18.0', '17_3'], ['17.1', '17', '16.9', '9.9']],
    ['9', ['9', '10', '99'], ['8', '0']],
    ['16.0', ['16', '16.1', '20'], ['15.9']],
  ])('knows versions from %s on', (least, good, bad) => {
    const pattern = new RegExp(`^${versionPattern(least)}`);

    expect(good.filter((version) => !pattern.test(version))).toEqual([]);
    expect(bad.filter((version) => pattern.test(version))).toEqual([]);
  });
});
