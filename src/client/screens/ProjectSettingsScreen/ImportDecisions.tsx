import { type SubmitEvent, useState } from 'react';
import type { ImportDecisionsMutation } from '@/__generated__/ImportDecisionsMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { RecordedAct } from '@/client/sections/RecordedAct';
import { Button } from '@/client/ui/Button';
import { FileField } from '@/client/ui/FileField';
import { TextArea } from '@/client/ui/TextArea';
import { formatCountWithNoun } from '@/domain/format';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { type DecisionImport, DecisionImportPlan } from './DecisionImportPlan';
import styles from '@/client/ui/Form.module.css';

const importDecisionsMutation = graphql`
  mutation ImportDecisionsMutation($input: ImportDecisionsInput!) {
    importDecisions(input: $input) {
      decisionImport {
        plan
        actId
        changeCount
        unchangedCount
        unusedColumns
        lines {
          line
          subjectName
          state
          effect
          note
        }
        faults {
          line
          message
        }
      }
      problems {
        message
        path
      }
    }
  }
`;

/** Imports decisions kept elsewhere in one act, which is shown first. */
export function ImportDecisions({ projectId }: { readonly projectId: string }) {
  const [csv, setCsv] = useState('');
  const [tried, setTried] = useState<string>();
  const [trial, attempt] = useMutation<ImportDecisionsMutation>(importDecisionsMutation);
  const [change, carryOut] = useMutation<ImportDecisionsMutation>(importDecisionsMutation);
  const isCurrent = tried === csv && trial.status === 'done';
  const preview = isCurrent ? trial.response.importDecisions : undefined;
  const imported = change.status === 'done' ? change.response.importDecisions : undefined;

  function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(csv);
    attempt({ variables: { input: { projectId, csv } } });
  }

  if (imported?.decisionImport?.actId != null)
    return (
      <RecordedAct
        projectId={projectId}
        actId={imported.decisionImport.actId}
        sentence={`Imported ${formatCountWithNoun(imported.decisionImport.changeCount, 'decision')}.`}
      />
    );
  return (
    <form className={`${styles.form} ${styles.wide}`} onSubmit={look}>
      <CsvFields csv={csv} onCsv={setCsv} error={fieldProblem(preview?.problems, 'csv')} />
      <ChangeProblem
        state={change.status === 'idle' ? trial : change}
        problems={imported?.problems ?? preview?.problems}
      />
      {preview?.decisionImport && <DecisionImportPlan plan={preview.decisionImport} />}
      <ImportButtons
        plan={preview?.decisionImport}
        isBusy={trial.status === 'pending'}
        onImport={(plan) => carryOut({ variables: { input: { projectId, csv, plan } } })}
      />
    </form>
  );
}

interface CsvFieldsProps {
  readonly csv: string;
  readonly onCsv: (csv: string) => void;
  readonly error: string | undefined;
}

function CsvFields({ csv, onCsv, error }: CsvFieldsProps) {
  return (
    <>
      <FileField
        label="CSV file"
        accept="text/csv,.csv,.tsv,.txt"
        onFile={(file) => void file.text().then(onCsv)}
      />
      <TextArea
        label="Or paste CSV"
        rows={4}
        required
        value={csv}
        onChange={({ target }) => onCsv(target.value)}
        hint="The first line names the columns: subject and state, and any of rationale, fallback, reviewOn, askAtPercent, askWhenShipped, owner and decidedOn."
        error={error}
      />
    </>
  );
}

interface ImportButtonsProps {
  readonly plan: DecisionImport | null | undefined;
  readonly isBusy: boolean;
  readonly onImport: (plan: string) => void;
}

function ImportButtons({ plan, isBusy, onImport }: ImportButtonsProps) {
  return (
    <div className={styles.actions}>
      {plan && plan.faults.length === 0 && plan.changeCount > 0 ? (
        <Button variant="primary" onClick={() => onImport(plan.plan)}>
          {`Import ${formatCountWithNoun(plan.changeCount, 'decision')}`}
        </Button>
      ) : (
        <Button type="submit" aria-disabled={isBusy}>
          Preview
        </Button>
      )}
    </div>
  );
}
