import { type SubmitEvent, useState } from 'react';
import type { DecisionState } from '@/__generated__/useRecordDecisionMutation.graphql';
import { type DecisionDraft, SELF } from '@/browser/device/decisionDraft';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { readPercent } from '@/client/sections/readPercent';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { Notice } from '@/client/ui/Notice';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { DECISION_STATES, decisionWords } from '@/domain/decisionStates';
import type { SubjectParameter } from '@/domain/routes/watch';
import { type BrowserOption, ConditionFields } from './ConditionFields';
import { Conflict } from './Conflict';
import { DecisionTexts } from './DecisionTexts';
import { OwnerField } from './OwnerField';
import { useDecisionDraft } from './useDecisionDraft';
import { useRecordDecision } from './useRecordDecision';
import styles from '@/client/ui/Form.module.css';

interface DecisionFormProps {
  readonly projectId: string;
  readonly subject: SubjectParameter;
  /** The version on the page; 0 for none. */
  readonly version: number;
  /** What is in force; undefined for nothing. */
  readonly decided: string | undefined;
  readonly mayDecide: boolean;
  /** The name of who decides. */
  readonly author: string;
  /** Who answers for what is in force; null for no one, or nobody who is still here. */
  readonly ownerId: string | null;
  /** Who else could. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly linePercent: number;
  readonly browsers: readonly BrowserOption[];
}

/**
 * Everything typed is kept on this device until it is recorded: a conflict, a lost connection, a
 * session that ended and a reload take nothing.
 */
export function DecisionForm({ projectId, subject, version, decided, ...who }: DecisionFormProps) {
  const { ownerId: ownerInForce, mayDecide, author, others, linePercent, browsers } = who;
  const [seen, setSeen] = useState(version);
  const [isIdle, setIdle] = useState(false);
  const [state, record] = useRecordDecision(author);
  const payload = state.status === 'done' ? state.response.recordDecision : undefined;
  const recorded = payload?.decision?.version ?? 0;
  const basis = Math.max(seen, recorded);
  const { draft, isTyping, change: keep, forget } = useDecisionDraft(projectId, subject);
  const conflict = payload?.problems.find(({ code }) => code === 'CONFLICT');
  const isTaken = conflict !== undefined && basis === conflict.current?.version;
  const inForce = isTaken ? conflict.current?.owner?.id : ownerInForce;
  const ownerId = chosenOwner(draft.ownerId, inForce, others);
  const chosen = mayDecide ? draft.state || (decided ?? 'ADOPTED') : 'PROPOSED';
  const isUnchanged =
    chosen === (isTaken ? conflict.current?.decidedAs : decided) &&
    ownerId === chosenOwner('', inForce, others) &&
    isBlank(draft);

  // What is chosen stays chosen when something else comes into force meanwhile.
  const change = (part: Partial<DecisionDraft>) => keep({ state: chosen, ...part });

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIdle(isUnchanged);
    if (isUnchanged) return;
    const { rationale, fallback, reviewOn } = draft;
    const input = {
      projectId,
      subject,
      state: chosen as DecisionState,
      rationale,
      fallback: chosen === 'ADOPTED_WITH_FALLBACK' ? fallback : null,
      reviewOn: reviewOn || null,
      ...(chosen !== 'PROPOSED' && readConditions(draft)),
      ownerId: ownerId === SELF ? null : ownerId,
      expectedVersion: basis,
    };
    record(input, () => forget(draft));
  }

  const getProblem = (field: string) => fieldProblem(payload?.problems, field);
  return (
    <form className={classNames(styles.form, styles.wide)} onSubmit={send}>
      <StateField mayDecide={mayDecide} value={chosen} change={change} />
      <DecisionTexts
        draft={draft}
        change={change}
        hasFallback={chosen === 'ADOPTED_WITH_FALLBACK'}
        getProblem={getProblem}
      />
      <OwnerField
        author={author}
        others={others}
        value={ownerId}
        change={change}
        getProblem={getProblem}
      />
      <TextField
        label="Review on"
        type="date"
        hint="It comes back to its owner then, and whenever what it rests on changes."
        value={draft.reviewOn}
        onChange={(event) => change({ reviewOn: event.target.value })}
        error={getProblem('reviewOn')}
      />
      {chosen !== 'PROPOSED' && (
        <ConditionFields
          state={chosen}
          linePercent={linePercent}
          browsers={browsers}
          draft={draft}
          change={change}
          getProblem={getProblem}
        />
      )}
      {conflict ? (
        <Conflict
          message={conflict.message}
          current={conflict.current}
          mine={draft.rationale}
          onTake={setSeen}
          isTaken={isTaken}
        />
      ) : (
        <ChangeProblem state={state} problems={payload?.problems} />
      )}
      <Outcome
        idleAt={isIdle && isUnchanged ? chosen : undefined}
        isDone={recorded > 0 && !isTyping}
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          {chosen === 'PROPOSED' ? 'Propose' : 'Record the decision'}
        </Button>
      </div>
    </form>
  );
}

interface StateFieldProps {
  readonly mayDecide: boolean;
  readonly value: string;
  readonly change: (part: Partial<DecisionDraft>) => void;
}

function StateField({ mayDecide, value, change }: StateFieldProps) {
  return (
    <SelectField
      label="Decision"
      value={value}
      onChange={(event) => change({ state: event.target.value })}
    >
      {DECISION_STATES.filter(({ state }) => mayDecide || state === 'PROPOSED').map(
        ({ state, choice }) => (
          <option key={state} value={state}>
            {choice}
          </option>
        ),
      )}
    </SelectField>
  );
}

interface OutcomeProps {
  /** The state that was sent again although it is in force. */
  readonly idleAt: string | undefined;
  readonly isDone: boolean;
}

function Outcome({ idleAt, isDone }: OutcomeProps) {
  if (idleAt !== undefined)
    return (
      <Notice>{`Nothing has changed: “${decisionWords(idleAt)}” is in force already.`}</Notice>
    );
  return isDone && <Notice>Recorded, with today’s evidence.</Notice>;
}

/** Whether nothing is written beside what is chosen. */
const isBlank = ({ rationale, fallback, reviewOn, askAtPercent, askWhenShipped }: DecisionDraft) =>
  `${rationale}${fallback}${reviewOn}${askAtPercent}${askWhenShipped}`.trim() === '';

const readConditions = ({ askAtPercent, askWhenShipped }: DecisionDraft) => ({
  askAtPercent: readPercent(askAtPercent),
  askWhenShipped: askWhenShipped || null,
});

/** Deciding again takes a decision from no one: who answers for it goes on, unless someone is chosen. */
function chosenOwner(
  chosen: string,
  inForce: string | null | undefined,
  others: DecisionFormProps['others'],
): string {
  const known = (id: string) => id === SELF || others.some((one) => one.id === id);
  return [chosen, inForce ?? SELF].find(known) ?? SELF;
}
