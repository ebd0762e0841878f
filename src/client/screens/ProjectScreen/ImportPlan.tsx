import type { ImportDecisionsMutation$data } from '@/__generated__/ImportDecisionsMutation.graphql';
import { Notice } from '@/client/ui/Notice';
import { Table } from '@/client/ui/Table';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountWithNoun, formatList } from '@/domain/format';

export type DecisionImport = NonNullable<
  ImportDecisionsMutation$data['importDecisions']['decisionImport']
>;

const EFFECTS: Readonly<Record<string, string>> = {
  ADDS: 'new',
  SUPERSEDES: 'replaces the decision in force',
  UNCHANGED: 'holds already',
};

/** Shows which decisions a file would record, and the lines that must be fixed first. */
export function ImportPlan({ plan }: { readonly plan: DecisionImport }) {
  const { changeCount, unchangedCount, unusedColumns, lines, faults } = plan;
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
      {lines.length > 0 && <LinesTable lines={lines} />}
    </>
  );
}

function LinesTable({ lines }: Pick<DecisionImport, 'lines'>) {
  return (
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
  );
}
