import type { CurrentDecision_decision$key } from '@/__generated__/CurrentDecision_decision.graphql';
import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { conditionSentences } from '@/domain/decisionConditions';
import { decisionWords } from '@/domain/decisionStates';
import { graphql, useFragment } from '@/relay/hooks';
import { useConnection } from '@/relay/network/useConnection';
import { EvidenceTable } from './EvidenceTable';
import { PENDING_DECISION } from './pendingDecision';

/** What is in force: why, on what evidence, and what came before it. */
export function CurrentDecision(props: { readonly decision: CurrentDecision_decision$key }) {
  const decision = useFragment(
    graphql`
      fragment CurrentDecision_decision on Decision {
        id
        state
        author
        decidedAt
        reviewOn
        askAtPercent
        askWhenShipped {
          name
        }
        rationaleHtml
        fallbackHtml
        owner {
          name
        }
        evidence @catch(to: NULL) {
          ...EvidenceTable_evidence
        }
        evidenceToday @catch(to: NULL) {
          ...EvidenceTable_evidence
        }
        history {
          id
          decidedAs
          decidedAt
          author
          askAtPercent
          askWhenShipped {
            name
          }
          rationaleHtml
        }
      }
    `,
    props.decision,
  );
  const { state, author, decidedAt, reviewOn, owner, rationaleHtml, fallbackHtml } = decision;
  const earlier = decision.history.slice(1);
  return (
    <>
      <Section title={decisionWords(state)}>
        {decision.id === PENDING_DECISION ? (
          <Pending />
        ) : (
          <p>
            {`Decided on ${decidedAt.slice(0, 10)} by ${author}. `}
            {owner ? `${owner.name} owns it.` : 'It has no owner now.'}
            {reviewOn != null && ` To be reviewed on ${reviewOn}.`}
          </p>
        )}
        <Conditions state={state} decision={decision} />
        <Prose sanitizedHtml={rationaleHtml} />
        {fallbackHtml != null && (
          <>
            <h3>Fallback</h3>
            <Prose sanitizedHtml={fallbackHtml} />
          </>
        )}
      </Section>
      {decision.evidence && (
        <Section title="Evidence">
          <EvidenceTable evidence={decision.evidence} today={decision.evidenceToday} />
        </Section>
      )}
      {earlier.length > 0 && (
        <Section title="Earlier decisions">
          {earlier.map((row) => (
            <details key={row.id}>
              <summary>{`${decisionWords(row.decidedAs)} on ${row.decidedAt.slice(0, 10)} by ${row.author}`}</summary>
              <Conditions state={row.decidedAs} decision={row} />
              <Prose sanitizedHtml={row.rationaleHtml} />
            </details>
          ))}
        </Section>
      )}
    </>
  );
}

/** Without a server, an intent waits as long as the page does; the draft waits longer. */
function Pending() {
  const { isOnline, isReachable } = useConnection();
  return (
    <p role="status">
      {isOnline && isReachable
        ? 'Being recorded …'
        : 'Not recorded yet: your text is kept on this device. It is recorded once the server can be reached, as long as this page stays open.'}
    </p>
  );
}

interface ConditionsProps {
  readonly state: string;
  readonly decision: {
    readonly askAtPercent?: number | null | undefined;
    readonly askWhenShipped?: { readonly name: string } | null | undefined;
  };
}

function Conditions({ state, decision: { askAtPercent, askWhenShipped } }: ConditionsProps) {
  const sentences = conditionSentences(state, {
    askAtPercent,
    askWhenShipped: askWhenShipped?.name,
  });
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
