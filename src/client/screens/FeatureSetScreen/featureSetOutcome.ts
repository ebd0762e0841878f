import type { FeatureSetScreenQuery$data } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { MAX_SET_NAMES } from '@/domain/featureSetLimits';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { isOpenSet, parseFeatureSet } from '@/domain/routes/subjects';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { RouteUrl } from '@/relay/route/RouteUrl';

type FeatureSetAnswer = FeatureSetScreenQuery$data['featureSet'];

/** The form field for adding a feature: its name or ID as typed. */
export const ADD_FIELD = 'add';

/**
 * The unique names in a URL, in order, plus the one its form adds. Names beyond the server's limit
 * are dropped.
 */
export function featureSetVariables(url: RouteUrl): { readonly slugs: readonly string[] } {
  const names = [...parseFeatureSet(url), addedName(url) ?? ''];
  return { slugs: [...new Set(names)].filter((name) => name !== '').slice(0, MAX_SET_NAMES) };
}

/**
 * An empty set is a 404. A single feature redirects to its own page, unless other names were given
 * or more are to be added. A known added feature redirects to the larger set.
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
  if (larger) return movedTo(larger, url, `#${ADD_FIELD}`);
  const isWhole = others.length > 0 || absent.length > 0 || isOpenSet(url);
  return isWhole ? undefined : movedTo([only.slug], url);
}

/** The set's names plus the added feature; undefined if it is unknown or the set is full. */
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

/** The hash says where the reader goes on: at the form, after adding a feature. */
function movedTo(slugs: readonly string[], url: RouteUrl, hash = ''): RouteOutcome {
  const preferences = { audience: url.search('audience'), line: url.search('line') };
  return { status: 308, location: addressWith(`${href.featureSet(slugs)}${hash}`, preferences) };
}
