// A made answer to FeaturesScreenQuery, true to the schema: as many features as asked for, each
// with nested objects and shared browsers.
import type { GraphQLResponse } from 'relay-runtime';

const BROWSERS = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
];

const WORDS = [
  'container',
  'scroll',
  'anchor',
  'view',
  'color',
  'font',
  'grid',
  'animation',
  'pointer',
  'storage',
  'media',
  'shadow',
  'intersection',
  'stream',
];

/** The same numbers in every run: a linear congruential generator. */
function createRandom(): (below: number) => number {
  let state = 42;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Another `name` gives other features. */
export function featuresPayload(count: number, name = 'feature'): GraphQLResponse {
  const random = createRandom();
  const edges = Array.from({ length: count }, (_, index) => ({
    node: featureOf(name, index, random),
  }));
  const features = { totalCount: count, queryProblem: null, edges };
  return { data: { baselineNow: { asOf: '2026-11-21' }, features } };
}

function featureOf(prefix: string, index: number, random: (below: number) => number) {
  const words = Array.from({ length: 3 }, () => WORDS[random(WORDS.length)] ?? '');
  const status = ['LIMITED', 'NEWLY', 'WIDELY'][random(3)];
  const newlyOn = status === 'LIMITED' ? null : dayOf(random);
  const [supported, partial] = [random(10_000), random(1_000)];
  return {
    id: btoa(`Feature:${prefix}-${words.join('-')}-${index}`),
    slug: `${prefix}-${words.join('-')}-${index}`,
    name: `${prefix} ${words.join(' ')} ${index}`,
    baseline: { status, newlyOn, isNewlyOnUpperBound: random(10) === 0 },
    support: [0, 1].map((offset) =>
      firstSupportOf(random((BROWSERS.length - 1) / 2) + offset * 3, random),
    ),
    coverage: {
      supportedShare: supported / 11_000,
      partialShare: partial / 11_000,
      unsupportedShare: (11_000 - supported - partial) / 11_000,
      unknownShare: 0,
      shareError: null,
    },
  };
}

function firstSupportOf(browser: number, random: (below: number) => number) {
  const slug = BROWSERS[browser] ?? '';
  return {
    browser: { slug, id: btoa(`Browser:${slug}`) },
    version: String(1 + random(150)),
    isUpperBound: random(20) === 0,
  };
}

function dayOf(random: (below: number) => number): string {
  return `20${String(10 + random(16))}-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`;
}
