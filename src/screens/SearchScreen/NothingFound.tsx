import { graphql, useFragment } from 'react-relay/hooks';

import type { NothingFound_query$key } from '@/__generated__/NothingFound_query.graphql';
import { Link, useHrefSharing } from '@/relay/Link';
import { searchHref } from '@/screens/sections/searchHref';
import type { SearchView } from '@/search/SearchView';
import { EmptyState } from '@/ui/EmptyState';

import { isAsking } from './searchAddress';

interface NothingFoundProps {
  readonly view: Required<SearchView>;
  readonly total: number;
  /** Whether anything was looked for. */
  readonly isAnswered: boolean;
  /** What words like these may mean; asked for only where nothing is found. */
  readonly nearest: NothingFound_query$key | null | undefined;
}

/** Where nothing is listed: why, and what to do instead. */
export function NothingFound({ view, total, isAnswered, ...props }: NothingFoundProps) {
  const data = useFragment(
    graphql`
      fragment NothingFound_query on Query {
        featureNearMatches(slug: $wanted, first: 5) {
          slug
          name
        }
      }
    `,
    props.nearest,
  );
  const matches = data?.featureNearMatches ?? [];
  if (total > 0) {
    return (
      <EmptyState title={`There is no page ${view.page} of what was found.`}>
        <Link href={searchHref({ ...view, page: 1 })}>Go to the first page</Link>
      </EmptyState>
    );
  }
  if (!isAnswered) return <NotAnswered view={view} />;
  const isNarrowed = Object.values(view.chosen).some((values) => values.length > 0);
  return (
    <EmptyState title={titleOf(view, isNarrowed)}>
      {isNarrowed && view.query && (
        <p>
          <Link
            href={searchHref({ query: view.query })}
          >{`Look for “${view.query}” everywhere`}</Link>
        </p>
      )}
      {matches.length > 0 && (
        <p>
          Did you mean{' '}
          {matches.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 && (index === matches.length - 1 ? ' or ' : ', ')}
              <Link href={`/features/${slug}`}>{name}</Link>
            </span>
          ))}
          ?
        </p>
      )}
      <p>
        {isAsking(view) ? 'Try fewer or other words: ' : 'For example '}
        {EXAMPLES.map((example, index) => (
          <span key={example}>
            {index > 0 && ', '}
            <Link href={searchHref({ query: example })}>{example}</Link>
          </span>
        ))}
        . Or look at <Link href="/features">all features</Link>, <Link href="/groups">groups</Link>{' '}
        or the <Link href="/compat">compatibility tree</Link>.
      </p>
    </EmptyState>
  );
}

/** A plain link, since the page must come anew from the server. */
function NotAnswered({ view }: { readonly view: Required<SearchView> }) {
  const share = useHrefSharing();
  return (
    <EmptyState
      title={view.query ? `Nothing was found for “${view.query}” yet.` : 'Nothing was found yet.'}
    >
      <p>
        <a href={share(searchHref(view))}>Search again</a>, or look at{' '}
        <Link href="/features">all features</Link>, <Link href="/groups">groups</Link> or the{' '}
        <Link href="/compat">compatibility tree</Link>.
      </p>
    </EmptyState>
  );
}

const EXAMPLES = [':has()', 'Array.at', 'grid template', 'Safari 17.4'];

function titleOf(view: SearchView, isNarrowed: boolean): string {
  if (!isAsking(view))
    return 'Features, compat keys, browsers, releases, groups and specifications: all of them are found here.';
  if (view.query === '') return 'Nothing is in all of what is chosen.';
  return isNarrowed
    ? `Nothing of what is chosen is called anything like “${view.query}”.`
    : `Nothing is called anything like “${view.query}”.`;
}
