// caniuse counts by hand what the catalogue derives from compat data: two sources that share no step.
import { agents, features as packed, feature as unpack } from 'caniuse-lite';
import { getCoverageClass, type SupportState } from '@/domain/SupportState';
import { BROWSER_OF_AGENT } from '@/server/data/catalogue/browserOfAgent.data';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { caniuseDifferences } from '@/server/model/features/caniuseDifferences';

const catalogue = loadCatalogue();
// As caniuse counts: all of Chrome on Android is the newest.
const audience = audienceByKey(catalogue, 'world;android=latest');

/** Where the two are more than 5 points apart, and what compat data says that caniuse does not. */
const APART = {
  'overflow-overlay': 'Chrome’s alias of auto counts as support',
  'file-system-access': 'Chrome on Android has the pickers since 132',
  'pointer-lock': 'Chrome on Android has it since 144',
  'feature-policy': 'caniuse counts the allow attribute as a part',
  'meta-theme-color': 'caniuse counts Chrome on desktops as a part',
  autofocus: 'Safari on iOS has it on every element',
};

/** The share with full or partial support, in percent of all page views. */
function caniuseShare(id: string, except: readonly string[] = []): number {
  const { stats } = unpack(packed[id]);
  let share = 0;
  for (const [agent, versions] of Object.entries(stats))
    for (const [version, flags] of Object.entries(versions))
      if (/^[ya]/.test(flags) && !except.includes(BROWSER_OF_AGENT[agent]!))
        share += agents[agent]?.usage_global[version] ?? 0;
  return share;
}

/** The same by our own data. */
function ourShare(feature: Feature): number {
  const { supportedShare, partialShare } = getFeatureCoverage(catalogue, feature, audience);
  return (supportedShare + partialShare) * 100;
}

/** Our share without some browsers. */
function ourShareWithout(feature: Feature, browsers: readonly string[]): number {
  const lost = catalogue.releases.filter(
    (release) =>
      browsers.includes(release.browser.slug) &&
      isUsable(stateAt(catalogue, catalogue.featureSupport, feature.index, release)),
  );
  return ourShare(feature) - 100 * lost.reduce((sum, { unit }) => sum + audience.weights[unit]!, 0);
}

function isUsable(state: SupportState): boolean {
  return ['supported', 'partial'].includes(getCoverageClass(state));
}

const comparable = catalogue.features.filter(
  ({ caniuseIds }) => caniuseIds.length === 1 && packed[caniuseIds[0]!] !== undefined,
);
const apart = comparable.filter(
  (feature) => Math.abs(ourShare(feature) - caniuseShare(feature.caniuseIds[0]!)) > 5,
);

describe('coverage compared with caniuse', () => {
  it('is compared on more than three hundred features', () => {
    expect(comparable.length).toBeGreaterThan(300);
  });

  it('agrees within 5 points on full plus partial support, unless compat data disagree', () => {
    expect(apart.map(({ slug }) => slug).sort()).toEqual(Object.keys(APART).sort());
  });

  it.each(apart.map((feature) => [feature.slug, feature] as const))(
    'agrees on %s in all browsers but those that its page names',
    (_, feature) => {
      const named = caniuseDifferences(catalogue, feature).map(({ browser }) => browser.slug);
      const theirs = caniuseShare(feature.caniuseIds[0]!, named);

      expect(named).not.toEqual([]);
      expect(Math.abs(ourShareWithout(feature, named) - theirs)).toBeLessThan(5);
    },
  );

  it('says of every feature the share that caniuse itself gives', () => {
    expect(comparable.filter(({ caniuse }) => caniuse === undefined)).toEqual([]);
    for (const { caniuse, caniuseIds } of comparable)
      expect(caniuse!.worldShare * 100).toBeCloseTo(caniuseShare(caniuseIds[0]!), 6);
  });
});
