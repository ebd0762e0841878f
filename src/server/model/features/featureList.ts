import { type Audience, DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { findTerm, parseQuery, type Query, type QueryProblem } from '@/engines/query/forServer';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { arrayRows, type Connection, type PageArgs, paginate } from './connection';
import { type FeatureDecisions, toFeaturePredicate } from './featurePredicate';
import { type FeatureSort, sortFeatures } from './featureSorting';
import { queryNames } from './queryNames';
import type { RequestContext } from './RequestContext';

export interface FeatureSelection {
  readonly query?: string | null | undefined;
  readonly sort?: FeatureSort | null | undefined;
  readonly audience?: string | null | undefined;
  /** In percent; decides which share of a feature governs. The default line if missing. */
  readonly linePercent?: number | null | undefined;
  /** Those of a project that who asks may read; without them, `decision:` is refused. */
  readonly decisions?: FeatureDecisions;
}

export type FeatureListArgs = PageArgs & FeatureSelection;

export type FeatureList = Connection<Feature> & { readonly queryProblem?: QueryProblem };

/** One page of the features that match the query, optionally limited to `only`. */
export function featureList(
  context: RequestContext,
  args: FeatureListArgs,
  only?: readonly Feature[],
): FeatureList {
  const { features, problem } = selectFeatures(context, args);
  if (problem) return { ...featurePage([], {}), queryProblem: problem };

  const within = only && new Set(only);
  return featurePage(within ? features.filter((feature) => within.has(feature)) : features, args);
}

interface SelectedFeatures {
  readonly audience: Audience;
  /** Sorted; empty if there is a problem. */
  readonly features: readonly Feature[];
  readonly problem?: QueryProblem;
}

/**
 * All features that match the query, sorted.
 * @throws Refusal AUDIENCE_INVALID
 */
export function selectFeatures(
  context: RequestContext,
  selection: FeatureSelection,
): SelectedFeatures {
  const { catalogue, today } = context;
  const { decisions, sort } = selection;
  const linePercent = selection.linePercent ?? DEFAULT_LINE_PERCENT;
  const audience = context.audience(selection.audience ?? DEFAULT_AUDIENCE_KEY);
  const parsed = parseQuery(selection.query ?? '', queryNames(catalogue));
  const problem = 'problem' in parsed ? parsed.problem : findPrivateTerm(parsed.query, selection);
  if ('problem' in parsed || problem) return { audience, features: [], problem: problem! };

  const order = { sort: sort ?? 'NAME_ASC', audience, linePercent, today };
  const sorted = sortFeatures(catalogue, order);
  if (parsed.query.kind === 'all') return { audience, features: sorted };
  return {
    audience,
    features: sorted.filter(
      toFeaturePredicate(parsed.query, { catalogue, audience, linePercent, today, decisions }),
    ),
  };
}

function findPrivateTerm(query: Query, { decisions }: FeatureSelection): QueryProblem | undefined {
  const term = decisions ? undefined : findTerm(query, 'decision');
  return (
    term && {
      message:
        '“decision:” asks what a team decided, which only its members see. Sign in, and choose a project here.',
      start: term.start,
      end: term.end,
    }
  );
}

/** One page of features in the given order. */
export function featurePage(features: readonly Feature[], args: PageArgs): Connection<Feature> {
  return paginate(
    arrayRows(features, ({ slug }) => slug),
    args,
  );
}
