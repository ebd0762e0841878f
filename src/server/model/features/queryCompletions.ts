// Completions for the query box: names of terms, and values with the number of features each finds.
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { normalize } from '@/domain/nearMatches';
import { completionAt, DECISIONS, QUERY_LIMITS, type TermName } from '@/engines/query/forServer';
import type { CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { toFeaturePredicate } from './featurePredicate';
import { queryTerms, type QueryValue, queryValues } from './queryVocabulary';
import type { RequestContext } from './RequestContext';

export interface QueryCompletion {
  /** Replaces the text between `start` and `end`. */
  readonly text: string;
  readonly label: string;
  /** Features the value finds on its own; undefined for a term name. */
  readonly count?: number;
  readonly start: number;
  readonly end: number;
}

interface Offer extends Pick<QueryCompletion, 'text' | 'label' | 'count'> {
  /** Deferred, because counting runs a search; called only for the offers shown. */
  readonly countOf?: () => number;
}

/**
 * At most `first`: prefix matches before substring matches, then by count. None in a text that is too
 * long for a query: to find the word at the caret takes quadratic time.
 */
export function queryCompletions(
  context: RequestContext,
  query: string,
  position: number,
  first: number,
): readonly QueryCompletion[] {
  if (query.length > QUERY_LIMITS.characters) return [];
  const { term, typed, start, end } = completionAt(query, position);
  const wanted = normalize(typed);
  const offers = term === undefined ? termOffers(wanted) : valueOffers(context, term, wanted);
  return offers.slice(0, first).map(({ countOf, ...offer }) => ({
    ...offer,
    ...(countOf && { count: countOf() }),
    start,
    end,
  }));
}

function termOffers(wanted: string): readonly Offer[] {
  const matching = queryTerms.filter(({ name }) => name.includes(wanted));
  const starting = matching.toSorted(
    (a, b) => Number(b.name.startsWith(wanted)) - Number(a.name.startsWith(wanted)),
  );
  return starting.map(({ name, meaning }) => ({ text: `${name}:`, label: meaning }));
}

function valueOffers(context: RequestContext, term: TermName, wanted: string): readonly Offer[] {
  if (term === 'bcd') return pathOffers(context, wanted);
  if (term === 'decision') return decisionOffers(wanted);
  if (term === 'proven_by') return testOffers(context, wanted);
  if (term === 'available_date') return browserOffers(context, wanted);
  return matchingValues(queryValues(context, term), wanted).map(({ text, name, count }) => ({
    text: `${text} `,
    label: name,
    count,
  }));
}

function matchingValues(values: readonly QueryValue[], wanted: string): readonly QueryValue[] {
  const rank = ({ text, name, aliases }: QueryValue): number => {
    const names = [text, name, ...aliases].map((each) => each.toLowerCase());
    if (names.some((each) => each.startsWith(wanted))) return 0;
    return names.some((each) => each.includes(wanted)) ? 1 : 2;
  };
  return values
    .map((value) => ({ value, rank: rank(value) }))
    .filter((ranked) => ranked.rank < 2 && ranked.value.count > 0)
    .sort((a, b) => a.rank - b.rank || b.value.count - a.value.count)
    .map(({ value }) => value);
}

/** Every feature whose name or id fits; one that code can’t test for finds nothing. */
function testOffers(
  { catalogue, today, audience }: RequestContext,
  wanted: string,
): readonly Offer[] {
  const subject = { catalogue, today, audience: audience(DEFAULT_AUDIENCE_KEY) };
  const rank = ({ slug, name }: Feature) =>
    [slug, name.toLowerCase()].some((each) => each.startsWith(wanted)) ? 0 : 1;
  return catalogue.features
    .filter(({ slug, name }) => slug.includes(wanted) || name.toLowerCase().includes(wanted))
    .sort((a, b) => rank(a) - rank(b))
    .map(({ slug, name }) => ({
      text: `${slug} `,
      label: name,
      countOf: () =>
        catalogue.features.filter(
          toFeaturePredicate({ kind: 'proven_by', value: slug, start: 0, end: 0 }, subject),
        ).length,
    }));
}

/** Without counts, which only members are given. */
function decisionOffers(wanted: string): readonly Offer[] {
  return DECISIONS.filter((value) => value.startsWith(wanted)).map((value) => ({
    text: `${value} `,
    label: value.replaceAll('_', ' '),
  }));
}

function browserOffers(context: RequestContext, wanted: string): readonly Offer[] {
  return queryValues(context, 'available_on')
    .filter(({ text }) => text.startsWith(wanted))
    .map(({ text, name, count }) => ({ text: `${text}:`, label: name, count }));
}

/** Offers one level of the key tree at a time. */
function pathOffers(
  { catalogue, today, audience }: RequestContext,
  wanted: string,
): readonly Offer[] {
  const subject = { catalogue, today, audience: audience(DEFAULT_AUDIENCE_KEY) };
  const typedParent = wanted.includes('.') ? wanted.slice(0, wanted.lastIndexOf('.')) : '';
  const parent = childAt(catalogue.rootKeys, typedParent);
  const children = typedParent === '' ? catalogue.rootKeys : (parent?.children ?? []);
  return children
    .filter(({ path }) => path.toLowerCase().startsWith(wanted))
    .map((key) => ({
      text: key.children.length > 0 ? key.path : `${key.path} `,
      label: key.children.length > 0 ? `${key.descendantCount} keys below` : key.name,
      countOf: () =>
        catalogue.features.filter(
          toFeaturePredicate({ kind: 'bcd', value: key.path, start: 0, end: 0 }, subject),
        ).length,
    }));
}

/** Finds a key by path, ignoring case. Undefined for the empty path. */
function childAt(keys: readonly CompatKey[], path: string): CompatKey | undefined {
  let [level, found]: [readonly CompatKey[], CompatKey | undefined] = [keys, undefined];
  for (const part of path.split('.')) {
    found = level.find(({ name }) => name.toLowerCase() === part);
    if (!found) return undefined;
    level = found.children;
  }
  return found;
}
