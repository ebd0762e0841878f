// caniuse counts by hand what the catalogue derives from compat data: two sources that share no step.
import { agents, feature as unpack, features as packed } from 'caniuse-lite';
import { audienceByKey } from '@/server/audiences/audienceByKey';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { getFeatureCoverage } from '@/server/coverage/coverage';

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
function caniuseShare(id: string): number {
  const { stats } = unpack(packed[id]);
  let share = 0;
  for (const [agent, versions] of Object.entries(stats))
    for (const [version, flags] of Object.entries(versions))
      if (/^[ya]/.test(flags)) share += agents[agent]?.usage_global[version] ?? 0;
  return share;
}

const comparable = catalogue.features.filter(
  ({ caniuseIds }) => caniuseIds.length === 1 && packed[caniuseIds[0]!] !== undefined,
);

describe('coverage beside caniuse', () => {
  it('is compared on more than three hundred features', () => {
    expect(comparable.length).toBeGreaterThan(300);
  });

  it('agrees within 5 points on full plus partial support, except where the compat data disagrees', () => {
    const apart = comparable.filter((feature) => {
      const { supportedShare, partialShare } = getFeatureCoverage(catalogue, feature, audience);
      const ours = (supportedShare + partialShare) * 100;
      return Math.abs(ours - caniuseShare(feature.caniuseIds[0]!)) > 5;
    });
    expect(apart.map(({ slug }) => slug).sort()).toEqual(Object.keys(APART).sort());
  });
});
