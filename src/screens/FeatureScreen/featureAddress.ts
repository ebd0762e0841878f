import type { FeatureScreenQuery$data } from '@/__generated__/FeatureScreenQuery.graphql';
import type { RouteOutcome } from '@/relay/loadRoute';
import type { RouteUrl } from '@/relay/RouteUrl';
import { addressWith } from '@/screens/sections/addressWith';

/** The largest feature has 610 keys; most have fewer than ten. */
export const KEYS_PER_PAGE = 100;

interface FeatureVariables {
  readonly slug: string;
  /** How many of its keys lie before the shown ones. */
  readonly keysSkip: number;
}

/** Whether an address is about several features: `/features/has,subgrid`. No id holds a comma. */
export function namesSeveral(url: RouteUrl): boolean {
  return url.param('slug').includes(',');
}

export function featureVariables(url: RouteUrl): FeatureVariables {
  const page = /^[1-9]\d?$/.test(url.search('keys') ?? '') ? Number(url.search('keys')) : 1;
  return { slug: url.param('slug'), keysSkip: (page - 1) * KEYS_PER_PAGE };
}

/** The address of one page of a feature's keys, at the place where they stand. */
export function featureKeysHref(slug: string, page: number): string {
  return `/features/${slug}${page > 1 ? `?keys=${page}` : ''}#keys`;
}

/** A moved feature leads on with what its address said of the reader; a split one is gone, with a choice of successors. */
export function featureOutcome(
  { feature }: FeatureScreenQuery$data,
  url: RouteUrl,
): RouteOutcome | undefined {
  if (!feature) return { status: 404 };
  if (feature.__typename === 'SplitFeature') return { status: 410 };
  if (feature.__typename !== 'MovedFeature') return undefined;
  const kept = { audience: url.search('audience'), line: url.search('line') };
  return { status: 308, location: addressWith(`/features/${feature.movedTo.slug}`, kept) };
}
