import type { ShareScreenQuery$data } from '@/__generated__/ShareScreenQuery.graphql';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { RouteUrl } from '@/relay/route/RouteUrl';

export function shareVariables(url: RouteUrl) {
  return { slug: url.param('slug') };
}

/** Same as the feature's page: a moved feature redirects, a split one is gone (410). */
export function shareOutcome(
  { feature }: ShareScreenQuery$data,
  url: RouteUrl,
): RouteOutcome | undefined {
  if (!feature) return { status: 404 };
  if (feature.__typename === 'SplitFeature') return { status: 410 };
  if (feature.__typename !== 'MovedFeature') return undefined;
  const kept = { audience: url.search('audience'), line: url.search('line') };
  return { status: 308, location: addressWith(href.share(feature.movedTo.slug), kept) };
}
