import type {
  CurrentDecision_decision$data,
  CurrentDecision_decision$key,
} from '@/__generated__/CurrentDecision_decision.graphql';
import { Prose } from '@/client/ui/Prose';
import { Section } from '@/client/ui/Section';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountWithNoun } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import { useConnection } from '@/relay/network/useConnection';
import { lazySection } from '@/relay/route/lazySection';
import { DecisionConditions } from './DecisionConditions';
import { EarlierDecisions } from './EarlierDecisions';
import { EvidenceTable } from './EvidenceTable';
import { PENDING_DECISION } from './pendingDecision';

const EvidenceCard = lazySection(
  async () =>
    (await import(/* webpackChunkName: "decide-sections" */ '@/client/sections/EvidenceCard'))
      .EvidenceCard,
);

/** The decision in force: its reasons, its evidence and its history. */
export function CurrentDecision(props: { readonly decision: CurrentDecision_decision$key }) {
  const decision = useFragment(
    graphql`
      fragment CurrentDecision_decision on Decision {
        id
        state
        author
        decidedAt
        reviewOn
        ...DecisionConditions_decision
        rationaleHtml
        fallbackHtml
        owner {
          name
        }
        uses {
          useCount
          fileCount
          repositoryCount
          since
        }
        evidence @catch(to: NULL) {
          ...EvidenceTable_evidence
        }
        evidenceToday @catch(to: NULL) {
          ...EvidenceCard_evidence
          ...EvidenceTable_evidence
        }
        ...EarlierDecisions_decision
      }
    `,
    props.decision,
  );
  return (
    <>
      <DecisionText decision={decision} />
      {decision.evidence && (
        <Section title="Evidence">
          {decision.evidenceToday && <EvidenceCard evidence={decision.evidenceToday} />}
          <EvidenceTable evidence={decision.evidence} today={decision.evidenceToday} />
        </Section>
      )}
      <EarlierDecisions decision={decision} />
    </>
  );
}

function DecisionText({ decision }: { readonly decision: CurrentDecision_decision$data }) {
  const { id, state, author, decidedAt, reviewOn, owner, rationaleHtml, fallbackHtml } = decision;
  return (
    <Section title={decisionWords(state)}>
      {id === PENDING_DECISION ? (
        <Pending />
      ) : (
        <p>
          {`Decided on ${formatDate(decidedAt.slice(0, 10), 'day')} by ${author}. `}
          {owner ? `${owner.name} owns it.` : 'It has no owner now.'}
          {reviewOn != null && ` To be reviewed on ${formatDate(reviewOn, 'day')}.`}
        </p>
      )}
      <DecisionConditions state={state} decision={decision} />
      {decision.uses && <p>{usesSentence(decision.uses)}</p>}
      <Prose sanitizedHtml={rationaleHtml} />
      {fallbackHtml != null && (
        <>
          <h3>Fallback</h3>
          <Prose sanitizedHtml={fallbackHtml} />
        </>
      )}
    </Section>
  );
}

type Uses = NonNullable<CurrentDecision_decision$data['uses']>;

const usesSentence = ({ useCount, fileCount, repositoryCount, since }: Uses): string =>
  `The code uses it ${formatCountWithNoun(useCount, 'time')}, in ${formatCountWithNoun(fileCount, 'file')} of ${formatCountWithNoun(repositoryCount, 'repository', 'repositories')}, reported since ${formatDate(since, 'day')}.`;

/** Without a server, an intent waits until the page closes; the draft waits longer. */
function Pending() {
  const { isOnline, isReachable } = useConnection();
  return (
    <p role="status">
      {isOnline && isReachable
        ? 'Saving …'
        : 'Not saved yet: your text is kept on this device. It is saved once the server can be reached, as long as this page stays open.'}
    </p>
  );
}
