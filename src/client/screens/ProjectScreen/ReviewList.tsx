import type { ReviewList_project$key } from '@/__generated__/ReviewList_project.graphql';
import type { ReviewListPaginationQuery } from '@/__generated__/ReviewListPaginationQuery.graphql';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Section } from '@/client/ui/Section';
import { causeWords, type ChangeCause } from '@/domain/ChangeCause';
import { formatPoints } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { usePaginationFragment } from '@/relay/paginationHooks';
import { Link } from '@/relay/route/Link';

const PAGE = 10;

interface ReviewListProps {
  readonly project: ReviewList_project$key;
  readonly workspace: string;
}

/** What changed since the team decided. Nothing is drawn while nothing did. */
export function ReviewList({ workspace, ...props }: ReviewListProps) {
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
        reviews(isOpen: true, first: $count, after: $cursor)
          @connection(key: "ReviewList_reviews", filters: []) {
          edges {
            node {
              id
              sentence
              cause
              beforeShare
              afterShare
              decision {
                subjectKey
              }
            }
          }
        }
      }
    `,
    props.project,
  );
  const { edges } = data.reviews;
  if (edges.length === 0) return null;
  return (
    <Section title="Look at again" aside={`${data.openReviewCount} open`}>
      <ul className={styles.list}>
        {edges.map(({ node }) => (
          <li key={node.id} className={styles.entry}>
            <Link
              href={teamHref.decide(
                workspace,
                data.slug,
                node.decision.subjectKey.replace(/^\w+:/, ''),
              )}
            >
              {node.sentence}
            </Link>
            <small>{changeWords(node)}</small>
          </li>
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

interface Changed {
  readonly cause: ChangeCause;
  readonly beforeShare: number;
  readonly afterShare: number;
}

/** Where the share is what it was, the sentence says all there is. */
function changeWords({ cause, beforeShare, afterShare }: Changed): string {
  const points = formatPoints(afterShare - beforeShare);
  return points === '0' ? '' : `${causeWords(cause)}, ${points} points`;
}
