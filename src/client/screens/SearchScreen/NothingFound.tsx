import type { NothingFound_query$key } from '@/__generated__/NothingFound_query.graphql';
import { MAX_REACHABLE, RESULTS_PER_PAGE } from '@/browser/search/pageSearch';
import { EmptyState } from '@/client/ui/EmptyState';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { SearchView } from '@/domain/routes/search';
import { graphql, useFragment } from '@/relay/hooks';
import { Link, useHrefSharing } from '@/relay/route/Link';
import { isAsking } from './searchView';

interface NothingFoundProps {
  readonly view: Required<SearchView>;
  readonly total: number;
  /** True if a search was run. */
  readonly isAnswered: boolean;
  /** Suggestions; loaded only if nothing is found. */
  readonly nearest: NothingFound_query$key | null | undefined;
}

/** Why the list is empty, and what to do. */
export function NothingFound({ view, total, isAnswered, ...props }: NothingFoundProps) {
  const data = useFragment(
    graphql`
      fragment NothingFound_query on Query {
        featureNearMatches(slug: $wanted, first: 5) @catch(to: NULL) {
          slug
          name
        }
      }
    `,
    props.nearest,
  );
  const matches = data?.featureNearMatches ?? [];
  if (total > 0) {
    const last = Math.ceil(Math.min(total, MAX_REACHABLE) / RESULTS_PER_PAGE);
    return (
      <EmptyState title={`These results have ${formatCountWithNoun(last, 'page')}.`}>
        <Link href={href.search({ ...view, page: last })}>Go to the last page</Link>
      </EmptyState>
    );
  }
  if (!isAnswered) return <NotAnswered view={view} />;
  const isNarrowed = Object.values(view.chosen).some((values) => values.length > 0);
  return (
    <EmptyState title={getTitle(view, isNarrowed)}>
      {isNarrowed && view.query && (
        <p>
          <Link
            href={href.search({ query: view.query })}
          >{`Search everything for “${view.query}”`}</Link>
        </p>
      )}
      {matches.length > 0 && <DidYouMean matches={matches} />}
      <Examples isSearch={isAsking(view)} />
    </EmptyState>
  );
}

interface DidYouMeanProps {
  readonly matches: readonly { readonly slug: string; readonly name: string }[];
}

function DidYouMean({ matches }: DidYouMeanProps) {
  return (
    <p>
      Did you mean{' '}
      {matches.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && (index === matches.length - 1 ? ' or ' : ', ')}
          <Link href={href.feature(slug)}>{name}</Link>
        </span>
      ))}
      ?
    </p>
  );
}

function Examples({ isSearch }: { readonly isSearch: boolean }) {
  return (
    <p>
      {isSearch ? 'Try fewer or different words: ' : 'For example '}
      {EXAMPLES.map((example, index) => (
        <span key={example}>
          {index > 0 && ', '}
          <Link href={href.search({ query: example })}>{example}</Link>
        </span>
      ))}
      ; or browse <Link href={href.features()}>all features</Link>,{' '}
      <Link href={href.groups()}>groups</Link> or the <Link href={href.compat()}>compat data</Link>.
    </p>
  );
}

/** A plain link, because the page must be reloaded from the server. */
function NotAnswered({ view }: { readonly view: Required<SearchView> }) {
  const share = useHrefSharing();
  return (
    <EmptyState title={view.query ? `No results for “${view.query}” yet.` : 'No results yet.'}>
      <p>
        <a href={share(href.search(view))}>Search again</a>, or browse{' '}
        <Link href={href.features()}>all features</Link>, <Link href={href.groups()}>groups</Link>{' '}
        or the <Link href={href.compat()}>compat data</Link>.
      </p>
    </EmptyState>
  );
}

const EXAMPLES = [':has()', 'Array.at', 'grid template', 'Safari 17.4'];

function getTitle(view: SearchView, isNarrowed: boolean): string {
  if (!isAsking(view))
    return 'Search features, compat keys, browsers, releases, groups and specifications.';
  if (view.query === '') return 'No results for these filters.';
  return isNarrowed
    ? `No match for “${view.query}” with these filters.`
    : `No match for “${view.query}”.`;
}
