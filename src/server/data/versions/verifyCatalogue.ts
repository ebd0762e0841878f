// Checks that a catalogue may be served: its own rules must reproduce the statuses that its
// packages publish, and it must be about as large as the one it replaces.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { WebFeatures } from '@/server/data/catalogue/compile/WebFeatures';
import { differingFeatures, differingKeys } from './baselineDifferences';
import { differingMonths } from './differingMonths';
import { layerProblems } from './layerProblems';
import { publishedKeyStatuses, publishedOn, publishedStatuses } from './publishedStatuses';

/** How much smaller or larger than before each part may be. */
const LEAST_OF_BEFORE = 0.8;
const MOST_OF_BEFORE = 1.25;

/**
 * The mapping is built every other day and corrects months that are past, so an older or newer
 * catalogue may differ from it in a few: a hundredth.
 */
const MOST_DIFFERING_MONTHS = 0.01;

interface Against {
  readonly webFeatures: WebFeatures;
  /** The same, with the compat data that web-features was made with; itself if it has no newer. */
  readonly pair: Catalogue;
  /** The catalogue served now. */
  readonly before: Catalogue;
}

/** Returns one sentence per fault; empty for a catalogue that may be served. */
export function verifyCatalogue(
  catalogue: Catalogue,
  { webFeatures, pair, before }: Against,
): readonly string[] {
  const statuses = publishedStatuses(webFeatures);
  const keyCount = publishedKeyStatuses(statuses).size;
  const months = differingMonths(pair, publishedOn(statuses));

  return [
    ...(keyCount === 0 ? ['web-features publishes the status of no key.'] : []),
    ...sentence(differingKeys(pair, statuses), keyCount, 'keys differ from the published'),
    ...sentence(
      differingFeatures(pair, statuses),
      statuses.size,
      'features differ from the published',
    ),
    ...(months.differing.length > months.compared * MOST_DIFFERING_MONTHS
      ? sentence(months.differing, months.compared, 'months differ from the mapped')
      : []),
    ...(pair === catalogue ? [] : layerProblems(catalogue, pair)),
    ...sizeProblems(catalogue, before),
  ];
}

function sentence(differing: readonly string[], count: number, what: string): string[] {
  if (differing.length === 0) return [];
  const examples = differing.slice(0, 3).join(', ');

  return [`${differing.length} of ${count} ${what} Baseline: ${examples}.`];
}

const SIZES: Readonly<Record<string, (catalogue: Catalogue) => number>> = {
  features: ({ features }) => features.length,
  'keys with data': ({ keysWithDataCount }) => keysWithDataCount,
  browsers: ({ browsers }) => browsers.length,
  releases: ({ releases }) => releases.length,
  groups: ({ groups }) => groups.length,
  specifications: ({ specifications }) => specifications.length,
  'regions with usage': ({ usage }) => usage.regions.length,
  'per cent of the world’s page views known to the release': (catalogue) =>
    knownPercent(catalogue, ['world']),
  'per cent of an average region’s page views known to the release': (catalogue) =>
    knownPercent(catalogue, catalogue.usage.regions),
};

/** Of each region, on average. Little is known where usage has been read wrongly. */
function knownPercent({ usage }: Catalogue, regions: readonly string[]): number {
  const known = regions.reduce((sum, region) => {
    const { shares, androidChromeShare } = usage.usageOf(region)!;
    return sum + shares.reduce((part, share) => part + share, androidChromeShare);
  }, 0);
  return Math.round((100 * known) / regions.length);
}

function sizeProblems(catalogue: Catalogue, before: Catalogue): string[] {
  return Object.entries(SIZES).flatMap(([what, sizeOf]) => {
    const [size, known] = [sizeOf(catalogue), sizeOf(before)];
    const isUsual = size >= known * LEAST_OF_BEFORE && size <= known * MOST_OF_BEFORE;
    return isUsual ? [] : [`There are ${size} ${what}, where ${known} were before.`];
  });
}
