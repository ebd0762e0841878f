import { useContext } from 'react';
import type { SearchScreenQuery } from '@/__generated__/SearchScreenQuery.graphql';
import { MAX_REACHABLE, RESULTS_PER_PAGE } from '@/browser/search/pageSearch';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Columns } from '@/client/ui/Columns';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { SearchView } from '@/domain/routes/search';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenProps } from '@/relay/route/route';
import { FoundContext } from './FoundContext';
import { HitTable } from './HitTable';
import { SearchFacets } from './SearchFacets';
import styles from './SearchScreen.module.css';
import { isAsking } from './searchView';
import { WordsForm } from './WordsForm';

const NothingFound = lazySection(
  async () =>
    (await import(/* webpackChunkName: "search-sections" */ './NothingFound')).NothingFound,
);
const Pagination = lazySection(
  async () =>
    (await import(/* webpackChunkName: "search-sections" */ '@/client/ui/Pagination')).Pagination,
);

export const searchScreenQuery = graphql`
  query SearchScreenQuery(
    $ids: [ID!]!
    $hasFacts: Boolean!
    $wanted: String!
    $isEmpty: Boolean!
    $audience: String!
  ) @throwOnFieldError {
    nodes(ids: $ids) @include(if: $hasFacts) @catch {
      ...HitTable_nodes
    }
    ...NothingFound_query @include(if: $isEmpty) @alias(as: "nearest")
  }
`;

export function SearchScreen({ queryRef }: ScreenProps<SearchScreenQuery>) {
  const data = usePreloadedQuery<SearchScreenQuery>(searchScreenQuery, queryRef);
  const { view, answer } = useContext(FoundContext);
  const { hits, total, problem } = answer;
  const nodes = data.nodes?.ok ? data.nodes.value.flatMap((node) => node ?? []) : [];
  return (
    <>
      <PageMeta
        title={view.query ? `Search for “${view.query}”` : 'Search'}
        description="Search features, compat keys, browsers, releases, groups and specifications of the web platform, with the share of your audience that can use each."
        path={href.search()}
      />
      <PageTitle title="Search" />
      <WordsForm view={view} />
      {problem && (
        <div className={styles.problem}>
          <Notice tone="error">{problem}</Notice>
        </div>
      )}
      <p className={styles.count} role="status">
        {isAsking(view) && total > 0 && countSentence(view, total, hits.length)}
      </p>
      {hits.length > 0 ? (
        <Columns
          main={
            <>
              {data.nodes?.ok === false && (
                <SectionFailure what="The shares of your audience" errors={data.nodes.errors} />
              )}
              <HitTable hits={hits} nodes={nodes} />
              <ResultPages view={view} total={total} />
            </>
          }
          aside={<SearchFacets view={view} facets={answer.facets} />}
        />
      ) : (
        <NothingFound
          view={view}
          total={total}
          isAnswered={problem === undefined}
          nearest={data.nearest}
        />
      )}
    </>
  );
}

interface ResultPagesProps {
  readonly view: Required<SearchView>;
  readonly total: number;
}

function ResultPages({ view, total }: ResultPagesProps) {
  if (total <= RESULTS_PER_PAGE) return null;
  return (
    <Pagination
      label="Results"
      page={view.page}
      pageSize={RESULTS_PER_PAGE}
      total={Math.min(total, MAX_REACHABLE)}
      getHref={(page) => href.search({ ...view, page })}
    />
  );
}

function countSentence(
  { query, page }: Required<SearchView>,
  total: number,
  shown: number,
): string {
  const all = query
    ? `${formatCountWithNoun(total, 'result')} for “${query}”`
    : formatCountWithNoun(total, 'result');
  const before = (page - 1) * RESULTS_PER_PAGE;
  return shown === total || shown === 0
    ? all
    : `${all}; ${formatCount(before + 1)}–${formatCount(before + shown)} shown`;
}
