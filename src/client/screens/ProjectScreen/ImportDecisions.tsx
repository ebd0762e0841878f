import { type ChangeEvent, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { Table } from '@/client/ui/Table';
import { TextArea } from '@/client/ui/TextArea';
import { TextField } from '@/client/ui/TextField';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountWithNoun, formatList } from '@/domain/format';
import { useImportDecisions } from './useImportDecisions';
import { useUndoAct } from './useUndoAct';

const EFFECTS: Readonly<Record<string, string>> = {
  ADDS: 'new',
  SUPERSEDES: 'replaces the decision in force',
  UNCHANGED: 'holds already',
};

/** A register kept elsewhere: what it would record is shown first, and undone as one. */
export function ImportDecisions({ projectId }: { readonly projectId: string }) {
  const [csv, setCsv] = useState('');
  const [shown, setShown] = useState<string>();
  const [trial, attempt] = useImportDecisions();
  const [change, carryOut] = useImportDecisions();
  const [undoing, undo] = useUndoAct();
  const renew = useRenewPage();
  const preview = shown === csv && trial.status === 'done' ? trial.response : undefined;
  const plan = preview?.importDecisions.decisionImport;
  const made = change.status === 'done' ? change.response.importDecisions : undefined;
  const actId = made?.decisionImport?.actId;
  const undone = undoing.status === 'done' ? undoing.response.undoAct.act?.count : undefined;
  const settle = useEffectEvent(renew);
  useEffect(() => {
    if (actId != null || undone !== undefined) settle();
  }, [actId, undone]);

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const text = await target.files?.[0]?.text();
    if (text !== undefined) setCsv(text);
  }

  function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setShown(csv);
    attempt({ variables: { input: { projectId, csv } } });
  }

  if (undone !== undefined)
    return <Notice>{`Took back ${formatCountWithNoun(undone, 'decision')}.`}</Notice>;
  if (actId != null)
    return (
      <Notice
        action={
          <Button onClick={() => undo({ variables: { input: { projectId, actId } } })}>Undo</Button>
        }
      >
        {`Imported ${formatCountWithNoun(made?.decisionImport?.changeCount ?? 0, 'decision')}.`}
      </Notice>
    );
  return (
    <form className={`${styles.form} ${styles.wide}`} onSubmit={look}>
      <TextField
        label="CSV file"
        type="file"
        accept="text/csv,.csv,.tsv,.txt"
        // Else choosing the same file again, once corrected, would be no change.
        onClick={(event) => (event.currentTarget.value = '')}
        onChange={(event) => void choose(event)}
      />
      <TextArea
        label="Or its text"
        rows={4}
        required
        value={csv}
        onChange={({ target }) => setCsv(target.value)}
        hint="The first line names the columns: subject and state, and any of rationale, fallback, reviewOn, askAtPercent, askWhenShipped, owner and decidedOn."
        error={fieldProblem(preview?.importDecisions.problems, 'csv')}
      />
      <ChangeProblem
        state={change.status === 'idle' ? trial : change}
        problems={made?.problems ?? preview?.importDecisions.problems}
      />
      {plan && <Plan plan={plan} />}
      <div className={styles.actions}>
        {plan && plan.faults.length === 0 && plan.changeCount > 0 ? (
          <Button
            variant="primary"
            onClick={() => carryOut({ variables: { input: { projectId, csv, plan: plan.plan } } })}
          >
            {`Import ${formatCountWithNoun(plan.changeCount, 'decision')}`}
          </Button>
        ) : (
          <Button type="submit" aria-disabled={trial.status === 'pending'}>
            Show what it would record
          </Button>
        )}
      </div>
    </form>
  );
}

interface PlanProps {
  readonly plan: {
    readonly changeCount: number;
    readonly unchangedCount: number;
    readonly unusedColumns: readonly string[];
    readonly lines: readonly {
      readonly line: number;
      readonly subjectName: string;
      readonly state: string;
      readonly effect: string;
      readonly note?: string | null;
    }[];
    readonly faults: readonly { readonly line: number; readonly message: string }[];
  };
}

function Plan({ plan: { changeCount, unchangedCount, unusedColumns, lines, faults } }: PlanProps) {
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="error">
          <p>Fix these lines first. Until then nothing is imported:</p>
          <ul>
            {faults.map(({ line, message }) => (
              <li key={line}>{`Line ${line}: ${message}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status">{`${formatCountWithNoun(changeCount, 'decision')} to record, ${unchangedCount} recorded already.`}</p>
      {unusedColumns.length > 0 && (
        <p>{`Nothing is taken from ${formatList(unusedColumns.map((name) => `“${name}”`))}.`}</p>
      )}
      {lines.length > 0 && (
        <Table caption="What the file would record">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Subject</th>
              <th scope="col">Decision</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, subjectName, state, effect, note }) => (
              <tr key={line}>
                <td>{line}</td>
                <th scope="row">{subjectName}</th>
                <td>{decisionWords(state)}</td>
                <td>{note == null ? EFFECTS[effect] : `${EFFECTS[effect]}. ${note}`}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
