import type { CurrentDecision_decision$key } from '@/__generated__/CurrentDecision_decision.graphql';
import { decisionWords } from '@/domain/decisionStates';
import { graphql, useFragment } from '@/relay/hooks';
import { Prose } from '@/ui/Prose';
import { Section } from '@/ui/Section';
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
          <p role="status">Being recorded …</p>
        ) : (
          <p>
            {`Decided on ${decidedAt.slice(0, 10)} by ${author}. `}
            {owner ? `${owner.name} answers for it.` : 'It has no owner now.'}
            {reviewOn != null && ` To be reviewed on ${reviewOn}.`}
          </p>
        )}
        <Prose sanitisedHtml={rationaleHtml} />
        {fallbackHtml != null && (
          <>
            <h3>Fallback</h3>
            <Prose sanitisedHtml={fallbackHtml} />
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
              <Prose sanitisedHtml={row.rationaleHtml} />
            </details>
          ))}
        </Section>
      )}
    </>
  );
}
