import type { ShareScreenQuery$data } from '@/__generated__/ShareScreenQuery.graphql';
import type { RouteOutcome } from '@/relay/loadRoute';
import type { RouteUrl } from '@/relay/RouteUrl';
import { addressWith } from '@/screens/sections/addressWith';

export function shareVariables(url: RouteUrl) {
  return { slug: url.param('slug') };
}

/** As of the feature's own page: a moved one leads on, a split one is gone. */
export function shareOutcome(
  { feature }: ShareScreenQuery$data,
  url: RouteUrl,
): RouteOutcome | undefined {
  if (!feature) return { status: 404 };
  if (feature.__typename === 'SplitFeature') return { status: 410 };
  if (feature.__typename !== 'MovedFeature') return undefined;
  const kept = { audience: url.search('audience'), line: url.search('line') };
  return { status: 308, location: addressWith(`/features/${feature.movedTo.slug}/share`, kept) };
}
