import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import type { Catalogue, Feature } from '@/server/catalogue/Catalogue';
import { arrayRows, connectionOf, type Connection, type PageArgs } from './connection';
import type { GraphContext } from './context';
import { sortedFeatures, type FeatureSort } from './featureSorting';
import { wordsOf, type QueryProblem } from './wordsOf';

export interface FeatureListArgs extends PageArgs {
  readonly query?: string | null | undefined;
  readonly sort?: FeatureSort | null | undefined;
  readonly audience?: string | null | undefined;
}

export type FeatureList = Connection<Feature> & { readonly queryProblem?: QueryProblem };

/** One page of all features, or of those in `only`, that contain every word of the query. */
export function featureList(context: GraphContext, args: FeatureListArgs, only?: readonly Feature[]): FeatureList {
  const { catalogue, today } = context;
  const audience = context.audience(args.audience ?? DEFAULT_AUDIENCE_KEY);
  const words = wordsOf(args.query ?? '');
  if ('message' in words) return { ...featurePage([], {}), queryProblem: words };

  const sorted = sortedFeatures(catalogue, { sort: args.sort ?? 'NAME_ASC', audience, today });
  const within = only && new Set(only);
  const filtered = within ? sorted.filter((feature) => within.has(feature)) : sorted;
  return featurePage(words.length === 0 ? filtered : withWords(catalogue, filtered, words), args);
}

/** One page of features in the order given. */
export function featurePage(features: readonly Feature[], args: PageArgs): Connection<Feature> {
  return connectionOf(
    arrayRows(features, ({ slug }) => slug),
    args,
  );
}

const textsByCatalogue = new WeakMap<Catalogue, readonly string[]>();

function withWords(catalogue: Catalogue, features: readonly Feature[], words: readonly string[]): readonly Feature[] {
  const texts = textsOf(catalogue);

  return features.filter(({ index }) => words.every((word) => texts[index]!.includes(word)));
}

/** By index: what a query is looked for in. The lines keep a phrase from matching across the end of one and the start of the next. */
function textsOf(catalogue: Catalogue): readonly string[] {
  const known = textsByCatalogue.get(catalogue);
  if (known) return known;
  const texts = catalogue.features.map(({ slug, name, description = '' }) => `${slug}\n${name}\n${description}`.toLowerCase());
  textsByCatalogue.set(catalogue, texts);
  return texts;
}
