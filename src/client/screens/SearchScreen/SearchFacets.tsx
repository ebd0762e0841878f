import type { FacetCounts, PageAnswer } from '@/browser/search/pageSearch';
import { HIT_KIND_WORDS } from '@/client/sections/hitKinds';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { SearchView } from '@/domain/routes/search';
import { HIT_KINDS } from '@/domain/SearchHit';
import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';
import { Link } from '@/relay/route/Link';
import styles from './SearchFacets.module.css';

const HEADINGS: Readonly<Record<SearchFacet, string>> = {
  kind: 'Type',
  baseline: 'Baseline',
  group: 'Group',
  browser: 'Supported by',
};

const LABELS: Readonly<Record<string, string>> = {
  ...HIT_KIND_WORDS,
  WIDELY: 'Widely available',
  NEWLY: 'Newly available',
  LIMITED: 'Limited availability',
};

/** Values with a fixed order; the others are sorted by their number of results. */
const ORDER: readonly string[] = [...HIT_KINDS, 'WIDELY', 'NEWLY', 'LIMITED'];

/** Values shown per facet; the rest on demand. */
const SHOWN = 8;

interface SearchFacetsProps {
  readonly view: Required<SearchView>;
  readonly facets: PageAnswer['facets'];
}

/** Filters for the results, as links: each adds or removes a value. */
export function SearchFacets({ view, facets }: SearchFacetsProps) {
  return SEARCH_FACETS.map((facet) => {
    const chosen = view.chosen[facet] ?? [];
    const values = getValues(facets[facet] ?? {}, chosen);
    if (values.length === 0) return null;
    const items = values.map(([value, count]) => (
      <Value key={value} view={view} facet={facet} value={value} count={count} />
    ));
    const shown = Math.max(SHOWN, chosen.length);
    return (
      <nav key={facet} aria-label={`Filter by ${HEADINGS[facet]}`} className={styles.facet}>
        <h2>{HEADINGS[facet]}</h2>
        <ul>{items.slice(0, shown)}</ul>
        {items.length > shown && (
          <details>
            <summary>{`${items.length - shown} more`}</summary>
            <ul>{items.slice(shown)}</ul>
          </details>
        )}
      </nav>
    );
  });
}

interface ValueProps {
  readonly view: Required<SearchView>;
  readonly facet: SearchFacet;
  readonly value: string;
  readonly count: number;
}

function Value({ view, facet, value, count }: ValueProps) {
  const chosen = view.chosen[facet] ?? [];
  const isChosen = chosen.includes(value);
  const next = isChosen ? chosen.filter((other) => other !== value) : [...chosen, value];
  return (
    <li>
      <Link
        href={href.search({ query: view.query, chosen: { ...view.chosen, [facet]: next } })}
        aria-current={isChosen ? 'true' : undefined}
        rel="nofollow"
        scroll={false}
      >
        {LABELS[value] ?? value}
      </Link>{' '}
      <span className={styles.count}>{isChosen ? 'selected' : formatCount(count)}</span>
    </li>
  );
}

/** Selected values come first, even if they have no results. */
function getValues(
  counts: FacetCounts,
  chosen: readonly string[],
): readonly (readonly [string, number])[] {
  const rank = (value: string) => (ORDER.includes(value) ? ORDER.indexOf(value) : ORDER.length);
  const others = Object.entries(counts).filter(([value]) => !chosen.includes(value));
  others.sort(
    ([a, countA], [b, countB]) => rank(a) - rank(b) || countB - countA || (a < b ? -1 : 1),
  );
  return [...chosen.map((value) => [value, counts[value] ?? 0] as const), ...others];
}
