import type { UsedFeatures_project$key } from '@/__generated__/UsedFeatures_project.graphql';
import type { UsedFeaturesPaginationQuery } from '@/__generated__/UsedFeaturesPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { UsedFeatureTable } from './UsedFeatureTable';

const PAGE = 50;

/** Features with the uses of each, those that contradict a decision or the line first. */
export function UsedFeatures(props: { readonly project: UsedFeatures_project$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    UsedFeaturesPaginationQuery,
    UsedFeatures_project$key
  >(
    graphql`
      fragment UsedFeatures_project on Project
      @refetchable(queryName: "UsedFeaturesPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        slug
        linePercent
        workspace {
          slug
        }
        reportedUses {
          features(first: $count, after: $cursor)
            @connection(key: "UsedFeatures_features", filters: []) {
            edges {
              node {
                ...UsedFeatureTable_features
              }
            }
          }
        }
      }
    `,
    props.project,
  );
  const { slug, linePercent, workspace, reportedUses } = data;
  if (!reportedUses) return null;
  return (
    <>
      <UsedFeatureTable
        features={reportedUses.features.edges.map(({ node }) => node)}
        linePercent={linePercent}
        getHref={(subject) => teamHref.decide(workspace.slug, slug, subject)}
      />
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </>
  );
}
