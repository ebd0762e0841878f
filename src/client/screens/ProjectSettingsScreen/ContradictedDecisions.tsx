import { Notice } from '@/client/ui/Notice';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountWithNoun } from '@/domain/format';

interface ContradictedDecisionsProps {
  readonly decisions: readonly {
    readonly id: string;
    readonly subjectName: string;
    readonly state: string;
  }[];
}

const SHOWN = 20;

/** The decisions that a project's new audience or line contradicts. */
export function ContradictedDecisions({ decisions }: ContradictedDecisionsProps) {
  if (decisions.length === 0) return <Notice>This change would reopen no decision.</Notice>;
  return (
    <Notice>
      <p>{`This change contradicts ${formatCountWithNoun(decisions.length, 'decision')}. They stay in force unless you reopen them.`}</p>
      <ul>
        {decisions.slice(0, SHOWN).map(({ id, subjectName, state }) => (
          <li key={id}>{`${subjectName}: ${decisionWords(state).toLowerCase()}`}</li>
        ))}
        {decisions.length > SHOWN && <li>{`and ${decisions.length - SHOWN} more`}</li>}
      </ul>
    </Notice>
  );
}
