import type { ReviewList_project$key } from '@/__generated__/ReviewList_project.graphql';
import type { ReviewListPaginationQuery } from '@/__generated__/ReviewListPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { ReviewListItem } from './ReviewListItem';
import styles from '@/client/ui/Form.module.css';

const PAGE = 10;

/** The decisions to review because an answer changed; empty if none is open. */
export function ReviewList(props: { readonly project: ReviewList_project$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ReviewListPaginationQuery,
    ReviewList_project$key
  >(
    graphql`
      fragment ReviewList_project on Project
      @refetchable(queryName: "ReviewListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        slug
        openReviewCount
        workspace {
          slug
        }
        reviews(isOpen: true, first: $count, after: $cursor)
          @connection(key: "ReviewList_reviews", filters: []) {
          edges {
            node {
              id
              ...ReviewListItem_review
            }
          }
        }
      }
    `,
    props.project,
  );
  const { edges } = data.reviews;
  if (edges.length === 0) return null;
  const getHref = (subject: string) => teamHref.decide(data.workspace.slug, data.slug, subject);
  return (
    <Section title="Needs review" aside={`${data.openReviewCount} open`}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <ReviewListItem key={node.id} review={node} getHref={getHref} />
        ))}
      </ul>
      {hasNext && (
        <Button aria-disabled={isLoadingNext} onClick={() => loadNext(PAGE)}>
          Show more
        </Button>
      )}
    </Section>
  );
}
