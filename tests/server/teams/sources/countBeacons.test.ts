import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { mixAudience } from '@/server/model/audiences/mixAudience';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { BeaconRollUp } from '@/server/teams/sources/BeaconRollUp';
import { countClasses } from '@/server/teams/sources/countBeacons';
import { measuredError } from '@/server/teams/sources/measuredVisits';
import { parseBeacon } from '@/server/teams/sources/parseBeacon';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const { engines } = loadPresenceTable();
const VISITS = 10_000;
const PLACES = ['world', 'region:DE', 'region:US', 'region:IN', 'region:BR', 'continent:af'];

const letters = new Map(
  Object.entries(engines).flatMap(([letter, { browsers }]) => [
    [browsers.d, `${letter}d`],
    [browsers.m, `${letter}m`],
  ]),
);

/** The people of a place with a browser that can be measured: the weights of its releases. */
function measurable(key: string): Float64Array {
  const weights = audienceByKey(catalogue, key).weights.map((weight, unit) =>
    letters.has(catalogue.releases[unit]!.browser.slug) ? weight : 0,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Ten thousand of them visit a site on one day. */
function measure(weights: Float64Array, seed: number): Float64Array {
  const random = seededRandom(seed);
  const reached: number[] = [];
  weights.reduce((sum, weight) => (reached.push(sum + weight), sum + weight), 0);
  const rollUp = new BeaconRollUp();
  for (let visit = 0; visit < VISITS; visit++) {
    const at = random();
    const unit = reached.findIndex((sum) => sum > at);
    const { browser, version } = catalogue.releases[unit < 0 ? reached.length - 1 : unit]!;
    const [letter, device] = letters.get(browser.slug) ?? 'cd';
    rollUp.add('site', parseBeacon(`1${letter}${version}${device}`)!, 0);
  }
  const { classes } = rollUp.take(86_400_001).get('site')!;
  const recipe = countClasses(
    catalogue,
    classes.map(({ version, ...rest }) => ({ ...rest, class: version })),
  );
  const facts = { key: `custom:${seed}`, name: '', createdOn: '', endsOn: null };
  return mixAudience(catalogue, facts, recipe).weights;
}

const sharesOf = (weights: Float64Array, key: string): number[] => {
  const audience = { ...audienceByKey(catalogue, 'world'), key, weights };
  return catalogue.features.map(
    (feature) => getFeatureCoverage(catalogue, feature, audience).supportedShare,
  );
};

describe('measured audiences of 10,000 visits', () => {
  const differences = PLACES.flatMap((place, at) => {
    const weights = measurable(place);
    const truth = sharesOf(weights, `truth-${place}`);
    const found = sharesOf(measure(weights, at + 1), `found-${place}`);
    return truth.flatMap((share, feature) =>
      share > 0.02 && share < 0.98
        ? [
            {
              off: Math.abs(share - found[feature]!),
              stated: measuredError(found[feature]!, VISITS),
            },
          ]
        : [],
    );
  });
  const partOf = (holds: (one: (typeof differences)[number]) => boolean): number =>
    differences.filter(holds).length / differences.length;

  it('are within a point of the truth', () => {
    expect(differences.length).toBeGreaterThan(1_000);
    expect(partOf(({ off }) => off <= 0.01)).toBeGreaterThan(0.95);
    expect(Math.max(...differences.map(({ off }) => off))).toBeLessThan(0.025);
  });

  it('are within the stated error 95 times of 100', () => {
    expect(partOf(({ off, stated }) => off <= stated)).toBeGreaterThan(0.93);
  });
});
