import type { DecisionList_project$key } from '@/__generated__/DecisionList_project.graphql';
import type { DecisionListPaginationQuery } from '@/__generated__/DecisionListPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { Link } from '@/relay/route/Link';
import { DecisionTable } from './DecisionTable';

const PAGE = 25;

export function DecisionList(props: { readonly project: DecisionList_project$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    DecisionListPaginationQuery,
    DecisionList_project$key
  >(
    graphql`
      fragment DecisionList_project on Project
      @refetchable(queryName: "DecisionListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 25 }, cursor: { type: "String" }) {
        slug
        linePercent
        workspace {
          slug
        }
        decisions(
          state: [PROPOSED, ADOPTED, ADOPTED_WITH_FALLBACK, DECLINED]
          isBulk: false
          first: $count
          after: $cursor
        ) @connection(key: "DecisionList_decisions", filters: []) {
          edges {
            node {
              ...DecisionTable_decisions
            }
          }
        }
      }
    `,
    props.project,
  );
  const { slug, linePercent, workspace, decisions } = data;
  const getHref = (subject?: string) => teamHref.decide(workspace.slug, slug, subject);
  if (decisions.edges.length === 0) return <NoDecisions decideHref={getHref()} />;
  return (
    <>
      <DecisionTable
        decisions={decisions.edges.map(({ node }) => node)}
        linePercent={linePercent}
        getHref={getHref}
      />
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}

function NoDecisions({ decideHref }: { readonly decideHref: string }) {
  return (
    <EmptyState title="Nothing else is decided yet.">
      <p>
        <Link href={decideHref}>Decide on a feature</Link>, or open any feature’s page.
      </p>
    </EmptyState>
  );
}
