import type { FeatureSetScreenQuery$data } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { MAX_SET_NAMES } from '@/domain/featureSetLimits';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { RouteUrl } from '@/relay/route/RouteUrl';
import { addressWith } from '@/routes/addressWith';
import { parseFeatureSet } from '@/routes/featureHref';
import { href } from '@/routes/href';

type FeatureSetAnswer = FeatureSetScreenQuery$data['featureSet'];

/** What the form that adds a feature sends: its name or id, as typed. */
export const ADD_FIELD = 'add';

/**
 * The names in an address, in its order, each once, and what its form adds. Beyond what a call may
 * list they are left off: nobody reads so many.
 */
export function featureSetVariables(url: RouteUrl): { readonly slugs: readonly string[] } {
  const names = [...parseFeatureSet(url), addedName(url) ?? ''];
  return { slugs: [...new Set(names)].filter((name) => name !== '').slice(0, MAX_SET_NAMES) };
}

/**
 * A set without any feature is no page; one of a single feature is that feature's page, unless
 * something else was named or more are to be added. What was added and is known leads to the
 * address of the larger set.
 */
export function featureSetOutcome(
  { featureSet }: FeatureSetScreenQuery$data,
  url: RouteUrl,
): RouteOutcome | undefined {
  const { features, absent } = featureSet;
  const [only, ...others] = features;
  if (!only) return { status: 404 };
  const added = addedName(url);
  const larger = added === undefined ? undefined : withAdded(featureSet, added);
  if (larger) return movedTo(larger, url);
  const isWhole = others.length > 0 || absent.length > 0 || url.search('more') !== undefined;
  return isWhole ? undefined : movedTo([only.slug], url);
}

/**
 * The names of the set with what was added; undefined where nobody knows what that is, or there is
 * no room for it.
 */
function withAdded(
  { features, absent }: FeatureSetAnswer,
  added: string,
): readonly string[] | undefined {
  const unknown = absent.find(({ slug }) => slug === added);
  const meant = unknown?.matches.find(({ slug, name }) =>
    [slug, name].some((text) => text.toLowerCase() === added.toLowerCase()),
  );
  if (unknown && !meant) return undefined;
  const otherNames = absent.filter((name) => name !== unknown).map(({ slug }) => slug);
  return [
    ...new Set([
      ...features.map(({ slug }) => slug),
      ...otherNames,
      ...(meant ? [meant.slug] : []),
    ]),
  ];
}

const addedName = (url: RouteUrl): string | undefined => url.search(ADD_FIELD)?.trim() || undefined;

function movedTo(slugs: readonly string[], url: RouteUrl): RouteOutcome {
  return {
    status: 308,
    location: addressWith(href.featureSet(slugs), {
      audience: url.search('audience'),
      line: url.search('line'),
    }),
  };
}
