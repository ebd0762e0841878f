import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { FoundUse } from '@/cli/scan/FoundUse';
import type { DocumentScan } from './scanDocument';

const SOURCE = 'plimsoll';

export function toDiagnostics({ findings, result }: DocumentScan): Diagnostic[] {
  const { wrongComments, problem } = result;
  return [
    ...findings.map(({ use, level, message }) => ({
      source: SOURCE,
      code: use.key,
      severity: level === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      message,
      range: toRange(use),
    })),
    ...wrongComments.map(({ line, column, message }) => ({
      source: SOURCE,
      severity: DiagnosticSeverity.Error,
      message,
      range: toRange({ line, column, endColumn: column + 1 }),
    })),
    ...(problem
      ? [
          {
            source: SOURCE,
            severity: DiagnosticSeverity.Information,
            message: `plimsoll cannot read this file: ${problem.message}`,
            range: toRange({
              line: problem.line ?? 1,
              column: problem.column ?? 1,
              endColumn: (problem.column ?? 1) + 1,
            }),
          },
        ]
      : []),
  ];
}

/** Editors count from 0. */
export function toRange({
  line,
  column,
  endColumn,
}: Pick<FoundUse, 'line' | 'column' | 'endColumn'>) {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: line - 1, character: endColumn - 1 },
  };
}
