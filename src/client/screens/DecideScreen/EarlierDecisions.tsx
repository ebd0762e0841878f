import type { EarlierDecisions_decision$key } from '@/__generated__/EarlierDecisions_decision.graphql';
import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { decisionWords } from '@/domain/decisionStates';
import { formatDate } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import { DecisionConditions } from './DecisionConditions';

/** The decisions that this one replaced. */
export function EarlierDecisions(props: { readonly decision: EarlierDecisions_decision$key }) {
  const { history } = useFragment(
    graphql`
      fragment EarlierDecisions_decision on Decision {
        history {
          id
          decidedAs
          decidedAt
          author
          ...DecisionConditions_decision
          rationaleHtml
        }
      }
    `,
    props.decision,
  );
  const earlier = history.slice(1);
  if (earlier.length === 0) return null;
  return (
    <Section title="Earlier decisions">
      {earlier.map((row) => (
        <details key={row.id}>
          <summary>{`${decisionWords(row.decidedAs)} on ${formatDate(row.decidedAt.slice(0, 10), 'day')} by ${row.author}`}</summary>
          <DecisionConditions state={row.decidedAs} decision={row} />
          <Prose sanitizedHtml={row.rationaleHtml} />
        </details>
      ))}
    </Section>
  );
}
