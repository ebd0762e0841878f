import type { ImportDecisionsMutation$data } from '@/__generated__/ImportDecisionsMutation.graphql';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Notice } from '@/client/ui/Notice';
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
export function DecisionImportPlan({ plan }: { readonly plan: DecisionImport }) {
  const { changeCount, unchangedCount, unusedColumns, lines, faults } = plan;
  return (
    <>
      {faults.length > 0 && (
        <Notice tone="error">
          <p>Fix these lines first. Nothing is imported until then:</p>
          <ul>
            {faults.map(({ line, message }) => (
              <li key={line}>{`Line ${line}: ${message}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p role="status">{`${formatCountWithNoun(changeCount, 'decision')} to import, ${unchangedCount} imported already.`}</p>
      {unusedColumns.length > 0 && (
        <p>{`We don’t use the columns ${formatList(unusedColumns.map((name) => `“${name}”`))}.`}</p>
      )}
      {lines.length > 0 && (
        <DataTable
          caption="Decisions in the file"
          columns={COLUMNS}
          rows={lines}
          getKey={({ line }) => line}
          rowHeader={1}
        />
      )}
    </>
  );
}

const COLUMNS: readonly Column<DecisionImport['lines'][number]>[] = [
  { heading: 'Line', cell: ({ line }) => line },
  { heading: 'Subject', cell: ({ subjectName }) => subjectName },
  { heading: 'Decision', cell: ({ state }) => decisionWords(state) },
  {
    heading: 'Effect',
    cell: ({ effect, note }) => (note == null ? EFFECTS[effect] : `${EFFECTS[effect]}. ${note}`),
  },
];
