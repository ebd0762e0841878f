import type { SubmitEvent } from 'react';
import type {
  ReviewPanel_review$data,
  ReviewPanel_review$key,
} from '@/__generated__/ReviewPanel_review.graphql';
import type { ReviewPanelMutation } from '@/__generated__/ReviewPanelMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { formatPercent } from '@/domain/format';
import { readPercent } from '@/domain/readPercent';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const resolveReview = graphql`
  mutation ReviewPanelMutation($input: ResolveReviewInput!) @raw_response_type {
    resolveReview(input: $input) {
      review {
        id
        version
        state
        closedBy
        snoozedUntil
        snoozedToShare
      }
      problems {
        message
        path
        current {
          ... on Review {
            id
            version
            state
            closedBy
            snoozedUntil
            snoozedToShare
          }
        }
      }
    }
  }
`;

interface ReviewPanelProps {
  readonly review: ReviewPanel_review$key;
  readonly mayDecide: boolean;
}

type Answer = Omit<ReviewPanelMutation['variables']['input'], 'id' | 'expectedVersion' | 'state'>;

/** Says what reopened a decision, and takes the answer. A newer decision answers it as well. */
export function ReviewPanel({ mayDecide, ...props }: ReviewPanelProps) {
  const review = useFragment(
    graphql`
      fragment ReviewPanel_review on Review {
        id
        version
        state
        sentence
        openedAt
        closedBy
        snoozedUntil
        snoozedToShare
      }
    `,
    props.review,
  );
  const { sentence, openedAt } = review;
  const [outcome, answer] = useResolveReview(review);
  const problems = outcome.status === 'done' ? outcome.response.resolveReview.problems : undefined;
  if (review.state === 'CONFIRMED')
    return (
      <Notice>
        {`Confirmed${review.closedBy == null ? '' : ` by ${review.closedBy}`}. Later data is compared with today’s.`}
      </Notice>
    );
  return (
    <Section title={review.state === 'OPEN' ? 'Look at it again' : 'Put off'}>
      <p>{sentence}</p>
      <p role="status">
        {review.state === 'OPEN'
          ? `Open since ${openedAt.slice(0, 10)}. Until you answer, the decision stays in force.`
          : `It reopens ${comesBack(review)}.`}
      </p>
      <ChangeProblem state={outcome} problems={problems} />
      {mayDecide && (
        <>
          <div className={styles.actions}>
            <Button variant="primary" onClick={() => answer('CONFIRMED')}>
              Confirm the decision
            </Button>
            <a href="#decide">Decide again</a>
          </div>
          <SnoozeForm problems={problems} onSnooze={(day) => answer('SNOOZED', day)} />
        </>
      )}
    </Section>
  );
}

/** Shows the answer at once, and takes it back if the server refuses it. */
function useResolveReview({ id, version }: Pick<ReviewPanel_review$data, 'id' | 'version'>) {
  const [outcome, resolve] = useMutation<ReviewPanelMutation>(resolveReview);

  function answer(state: 'CONFIRMED' | 'SNOOZED', more: Answer = {}) {
    const { until, untilPercent } = more;
    resolve({
      variables: { input: { id, state, expectedVersion: version, ...more } },
      optimisticResponse: {
        resolveReview: {
          review: {
            id,
            version: version + 1,
            state,
            closedBy: null,
            snoozedUntil: until ?? null,
            snoozedToShare: untilPercent == null ? null : untilPercent / 100,
          },
          problems: [],
        },
      },
    });
  }

  return [outcome, answer] as const;
}

interface SnoozeFormProps {
  readonly problems: Parameters<typeof fieldProblem>[0];
  readonly onSnooze: (until: Answer) => void;
}

function SnoozeForm({ problems, onSnooze }: SnoozeFormProps) {
  function snooze(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSnooze({
      until: formText(form, 'until') || null,
      untilPercent: readPercent(formText(form, 'untilPercent')),
    });
  }

  return (
    <form className={styles.form} onSubmit={snooze}>
      <TextField
        label="Ask again on"
        name="until"
        type="date"
        error={fieldProblem(problems, 'until')}
      />
      <TextField
        label="or at a share of"
        name="untilPercent"
        inputMode="decimal"
        suffix="%"
        error={fieldProblem(problems, 'untilPercent')}
      />
      <div className={styles.actions}>
        <Button type="submit">Ask again later</Button>
      </div>
    </form>
  );
}

interface Snoozed {
  readonly snoozedUntil?: string | null | undefined;
  readonly snoozedToShare?: number | null | undefined;
}

const comesBack = ({ snoozedUntil, snoozedToShare }: Snoozed): string =>
  [
    snoozedUntil && `on ${snoozedUntil}`,
    snoozedToShare != null && `at ${formatPercent(snoozedToShare)}`,
  ]
    .filter(Boolean)
    .join(' or ');
