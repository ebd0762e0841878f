import type { FeatureSetScreenQuery$data } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { MAX_SET_NAMES } from '@/domain/featureSetLimits';
import type { RouteOutcome } from '@/relay/loadRoute';
import type { RouteUrl } from '@/relay/RouteUrl';
import { addressWith } from '@/screens/sections/addressWith';
import { featureSetHref } from '@/screens/sections/featureSetHref';

/** The names in an address, in its order, each once. Beyond what a call may list they are left off: nobody reads so many. */
export function featureSetVariables(url: RouteUrl): { readonly slugs: readonly string[] } {
  const names = url.param('slug').split(',').map((name) => name.trim());
  return { slugs: [...new Set(names)].filter((name) => name !== '').slice(0, MAX_SET_NAMES) };
}

/** A set without any feature is no page; one of a single feature is that feature's page, and nothing else was named. */
export function featureSetOutcome({ featureSet: { features, absent } }: FeatureSetScreenQuery$data, url: RouteUrl): RouteOutcome | undefined {
  const [only, ...others] = features;
  if (!only) return { status: 404 };
  if (others.length > 0 || absent.length > 0) return undefined;
  return { status: 308, location: addressWith(featureSetHref([only.slug]), { audience: url.search('audience'), line: url.search('line') }) };
}
