import type { DecisionConditions_decision$key } from '@/__generated__/DecisionConditions_decision.graphql';
import { conditionSentences } from '@/domain/decisionConditions';
import { graphql, useFragment } from '@/relay/hooks';

interface DecisionConditionsProps {
  /** The state as it was recorded. */
  readonly state: string;
  readonly decision: DecisionConditions_decision$key;
}

/** Says when the decision is reopened. */
export function DecisionConditions({ state, ...props }: DecisionConditionsProps) {
  const { askAtPercent, askWhenShipped } = useFragment(
    graphql`
      fragment DecisionConditions_decision on Decision {
        askAtPercent
        askWhenShipped {
          name
        }
      }
    `,
    props.decision,
  );
  const sentences = conditionSentences(state, {
    askAtPercent,
    askWhenShipped: askWhenShipped?.name,
  });
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
