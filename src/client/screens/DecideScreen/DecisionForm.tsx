import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { StateChoices } from '@/client/sections/StateChoices';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { decisionWords } from '@/domain/decisionStates';
import { type BrowserOption, ConditionFields } from './ConditionFields';
import { Conflict } from './Conflict';
import { DecisionTexts } from './DecisionTexts';
import { OwnerField } from './OwnerField';
import { type DecisionFormInput, useDecisionForm } from './useDecisionForm';
import styles from '@/client/ui/Form.module.css';

interface DecisionFormProps extends DecisionFormInput {
  readonly linePercent: number;
  readonly browsers: readonly BrowserOption[];
}

/**
 * Keeps everything typed on this device until it is recorded: no conflict, lost connection, expired
 * session or reload loses it.
 */
export function DecisionForm(props: DecisionFormProps) {
  const form = useDecisionForm(props);
  const { state, payload, chosen, conflict, isTaken } = form;
  return (
    <form className={classNames(styles.form, styles.wide)} onSubmit={form.send}>
      <DecisionFields {...props} form={form} />
      {conflict ? (
        <Conflict
          message={conflict.message}
          current={conflict.current}
          mine={form.draft.rationale}
          onTake={form.takeVersion}
          isTaken={isTaken}
        />
      ) : (
        <ChangeProblem state={state} problems={payload?.problems} />
      )}
      <Outcome idleAt={form.isIdle ? chosen : undefined} isDone={form.isDone} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          {chosen === 'PROPOSED' ? 'Propose' : 'Save the decision'}
        </Button>
      </div>
    </form>
  );
}

interface DecisionFieldsProps extends DecisionFormProps {
  readonly form: ReturnType<typeof useDecisionForm>;
}

function DecisionFields({ form, ...props }: DecisionFieldsProps) {
  const { draft, chosen, ownerId, change } = form;
  const getProblem = (field: string) => fieldProblem(form.payload?.problems, field);
  return (
    <>
      <StateChoices
        mayDecide={props.mayDecide}
        value={chosen}
        onChoose={(state) => change({ state })}
      />
      <DecisionTexts
        draft={draft}
        change={change}
        hasFallback={chosen === 'ADOPTED_WITH_FALLBACK'}
        getProblem={getProblem}
      />
      <OwnerField
        author={props.author}
        others={props.others}
        value={ownerId}
        change={change}
        getProblem={getProblem}
      />
      <TextField
        label="Review on"
        type="date"
        hint="We’ll ask the owner to review it on this date, or earlier if the evidence changes."
        value={draft.reviewOn}
        onChange={(event) => change({ reviewOn: event.target.value })}
        error={getProblem('reviewOn')}
      />
      {chosen !== 'PROPOSED' && (
        <ConditionFields
          state={chosen}
          linePercent={props.linePercent}
          browsers={props.browsers}
          draft={draft}
          change={change}
          getProblem={getProblem}
        />
      )}
    </>
  );
}

interface OutcomeProps {
  /** The state that was sent although it is in force already. */
  readonly idleAt: string | undefined;
  readonly isDone: boolean;
}

function Outcome({ idleAt, isDone }: OutcomeProps) {
  if (idleAt !== undefined)
    return (
      <Notice>{`Nothing has changed: “${decisionWords(idleAt)}” is in force already.`}</Notice>
    );
  return isDone && <Notice>Saved, with today’s evidence.</Notice>;
}
