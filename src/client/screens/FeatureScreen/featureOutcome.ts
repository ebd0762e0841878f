import type { FeatureScreenQuery$data } from '@/__generated__/FeatureScreenQuery.graphql';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { parseKeysPage } from '@/domain/routes/subjects';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { RouteUrl } from '@/relay/route/RouteUrl';

/** The largest feature has 610 keys; most have fewer than ten. */
export const KEYS_PER_PAGE = 100;

interface FeatureVariables {
  readonly slug: string;
  /** The number of keys before the current page. */
  readonly keysSkip: number;
}

export function featureVariables(url: RouteUrl): FeatureVariables {
  return { slug: url.param('slug'), keysSkip: (parseKeysPage(url) - 1) * KEYS_PER_PAGE };
}

/**
 * A moved feature redirects, preserving the reader's preferences in the URL; a split one is gone
 * (410), with a choice of successors.
 */
export function featureOutcome(
  { feature }: FeatureScreenQuery$data,
  url: RouteUrl,
): RouteOutcome | undefined {
  if (!feature) return { status: 404 };
  if (feature.__typename === 'SplitFeature') return { status: 410 };
  if (feature.__typename !== 'MovedFeature') return undefined;
  const kept = { audience: url.search('audience'), line: url.search('line') };
  const asOf = url.search('as-of');
  const query = asOf === undefined ? '' : `?as-of=${encodeURIComponent(asOf)}`;
  return {
    status: 308,
    location: addressWith(`${href.feature(feature.movedTo.slug)}${query}`, kept),
  };
}
