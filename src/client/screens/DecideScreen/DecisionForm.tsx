import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import type { DecisionForm_evidence$key } from '@/__generated__/DecisionForm_evidence.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { StateChoices } from '@/client/sections/StateChoices';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { decisionWords } from '@/domain/decisionStates';
import { teamHref } from '@/domain/routes/teams';
import { printSubject } from '@/domain/routes/watch';
import { graphql, useFragment } from '@/relay/hooks';
import { type BrowserOption, ConditionFields } from './ConditionFields';
import { Conflict } from './Conflict';
import { DecisionAdvice } from './DecisionAdvice';
import { DecisionTexts } from './DecisionTexts';
import { OwnerField } from './OwnerField';
import { UnscriptedProblem } from './UnscriptedProblem';
import { type DecisionFormInput, useDecisionForm } from './useDecisionForm';
import styles from '@/client/ui/Form.module.css';

interface DecisionFormProps extends DecisionFormInput {
  /** As addresses name them. */
  readonly workspace: string;
  readonly project: string;
  /** A decision has been saved. */
  readonly isInForce: boolean;
  /** A review of the decision in force is open. */
  readonly isReviewed: boolean;
  readonly linePercent: number;
  /** Of today; null if it could not be computed. */
  readonly evidence: DecisionForm_evidence$key | null;
  readonly browsers: readonly BrowserOption[];
}

/**
 * The form, which a decision in force folds away until it is to be changed. Everything typed is kept
 * on this device until it is saved: no conflict, lost connection, expired session or reload loses it.
 */
export function DecisionForm(props: DecisionFormProps) {
  const form = useDecisionForm(props);
  // Another decision folds it again.
  const [openAt, setOpenAt] = useState(props.isReviewed ? props.version : undefined);
  const { isDone } = form;
  const { saved } = useRouter().query;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone) summary.current?.focus();
  }, [isDone]);
  if (!props.isInForce)
    return (
      <Section id="decide" title="Decide">
        <Fields {...props} form={form} />
      </Section>
    );
  return (
    <>
      {(isDone || saved === '1') && <Notice>Saved, with today’s evidence.</Notice>}
      <details
        id="decide"
        className={styles.fold}
        open={openAt === props.version || form.hasDraft || form.conflict !== undefined}
        onToggle={(event) => setOpenAt(event.currentTarget.open ? props.version : undefined)}
      >
        <summary ref={summary}>Change the decision</summary>
        <Fields {...props} form={form} />
      </details>
    </>
  );
}

interface FieldsProps extends DecisionFormProps {
  readonly form: ReturnType<typeof useDecisionForm>;
}

function Fields(props: FieldsProps) {
  const { form } = props;
  const { state, payload, chosen, conflict, isTaken } = form;
  const evidence = useFragment(
    graphql`
      fragment DecisionForm_evidence on Evidence {
        ...DecisionAdvice_evidence
      }
    `,
    props.evidence,
  );
  return (
    <form
      className={classNames(styles.form, styles.wide)}
      method="post"
      action={teamHref.accountForm('decide')}
      onSubmit={form.send}
    >
      <HiddenFields {...props} />
      <DecisionFields {...props} />
      <UnscriptedProblem />
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
      <DecisionAdvice
        state={chosen}
        rationale={form.hasDraft ? form.draft.rationale : undefined}
        evidence={evidence}
        linePercent={props.linePercent}
      />
      {form.isIdle && (
        <Notice>{`Nothing has changed: “${decisionWords(chosen)}” is in force already.`}</Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          {chosen === 'PROPOSED' ? 'Propose' : 'Save the decision'}
        </Button>
      </div>
    </form>
  );
}

/** The subject and its version, for a form that posts without scripts. */
function HiddenFields({ workspace, project, subject, version }: FieldsProps) {
  const fields = { workspace, project, subject: printSubject(subject), version };
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

function DecisionFields({ form, ...props }: FieldsProps) {
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
        name="reviewOn"
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
