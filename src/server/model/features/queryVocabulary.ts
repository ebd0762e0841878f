// The vocabulary of the query language: every term and, for terms with a fixed set of values, each
// value and how many features it finds.
import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import {
  CORE_BROWSERS,
  LIMITED_KINDS,
  parseQuery,
  quoteValue,
  STATUSES,
  TERM_NAMES,
  type TermName,
  TERMS,
  YES_NO,
} from '@/engines/query/forServer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { toFeaturePredicate } from './featurePredicate';
import { snapshotAliases } from './queryNames';
import type { RequestContext } from './RequestContext';

export interface QueryTerm {
  readonly name: TermName;
  readonly value: string;
  readonly meaning: string;
  readonly example: string;
}

export interface QueryValue {
  /** As written after the colon. */
  readonly text: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Features found by the term with this value. */
  readonly count: number;
}

export const queryTerms: readonly QueryTerm[] = TERM_NAMES.map((name) => ({
  name,
  ...TERMS[name],
}));

interface KnownValues {
  readonly day: string;
  readonly byTerm: Map<TermName, readonly QueryValue[]>;
}

const known = new WeakMap<Catalogue, KnownValues>();

/** All values of an enumerable term; empty for dates, shares and free text. Counted once a day. */
export function queryValues(context: RequestContext, term: TermName): readonly QueryValue[] {
  const { catalogue, today } = context;
  // No enumerable term depends on the audience.
  const audience = context.audience(DEFAULT_AUDIENCE_KEY);
  let values = known.get(catalogue);
  if (values?.day !== today) known.set(catalogue, (values = { day: today, byTerm: new Map() }));
  let listed = values.byTerm.get(term);
  if (!listed) {
    const count = (text: string): number => {
      const parsed = parseQuery(`${term}:${text}`);
      return 'problem' in parsed
        ? 0
        : catalogue.features.filter(
            toFeaturePredicate(parsed.query, { catalogue, audience, today }),
          ).length;
    };
    listed = listNames(catalogue, term).map(([value, name, aliases = []]) => ({
      text: quoteValue(value),
      name,
      aliases,
      count: count(quoteValue(value)),
    }));
    values.byTerm.set(term, listed);
  }
  return listed;
}

type Named = readonly [value: string, name: string, aliases?: readonly string[]];

function listNames(catalogue: Catalogue, term: TermName): readonly Named[] {
  switch (term) {
    case 'available_on':
    case 'missing':
    case 'missing_only':
      return CORE_BROWSERS.map((slug) => [slug, catalogue.browserBySlug(slug)?.name ?? slug]);
    case 'baseline_status':
    case 'baseline_status_published':
      return STATUSES.map(plain);
    case 'kind':
      return LIMITED_KINDS.map(plain);
    case 'discouraged':
      return YES_NO.map(plain);
    case 'group':
      return catalogue.groups.map(({ slug, name, path }) => [slug, name, [path, name]]);
    case 'snapshot':
      return catalogue.snapshots.map((snapshot) => [
        snapshot.slug,
        snapshot.name,
        snapshotAliases(snapshot),
      ]);
    case 'spec':
      return catalogue.specifications.map(({ id, title }) => [id, title]);
    case 'id':
      return catalogue.features.map(({ slug, name }) => [slug, name]);
    default:
      return [];
  }
}

/** `one_browser_short` → “one browser short”. */
function plain(value: string): Named {
  return [value, value.replaceAll('_', ' ')];
}
