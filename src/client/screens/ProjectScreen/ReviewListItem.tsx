import type { ReviewListItem_review$key } from '@/__generated__/ReviewListItem_review.graphql';
import { causeWords } from '@/domain/ChangeCause';
import { formatPoints } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

interface ReviewListItemProps {
  readonly review: ReviewListItem_review$key;
  /** The page of a decision on a subject, as addresses name it. */
  readonly getHref: (subject: string) => string;
}

export function ReviewListItem({ getHref, ...props }: ReviewListItemProps) {
  const { sentence, cause, beforeShare, afterShare, decision } = useFragment(
    graphql`
      fragment ReviewListItem_review on Review {
        sentence
        cause
        beforeShare
        afterShare
        decision {
          subjectKey
        }
      }
    `,
    props.review,
  );
  const points = formatPoints(afterShare - beforeShare);
  return (
    <li className={styles.entry}>
      <Link href={getHref(decision.subjectKey.replace(/^\w+:/, ''))}>{sentence}</Link>
      {/* If the share is what it was, the sentence says all there is. */}
      <small>{points !== '0' && `${causeWords(cause)}, ${points} points`}</small>
    </li>
  );
}
