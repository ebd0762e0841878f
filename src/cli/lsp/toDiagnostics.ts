import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver/node';
import type { FoundUse } from '@/cli/scan/FoundUse';
import type { DocumentScan } from './scanDocument';

const SOURCE = 'plimsoll';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  hint: DiagnosticSeverity.Hint,
} as const;

export function toDiagnostics({ findings, result, pagesOf }: DocumentScan): Diagnostic[] {
  const { wrongComments, problem, unreadParts } = result;
  return [
    ...findings.map(({ use, level, message }) => ({
      source: SOURCE,
      code: use.key,
      ...describe(pagesOf(use.key)),
      severity: SEVERITIES[level],
      message,
      range: toRange(use),
    })),
    ...wrongComments.map(({ line, column, message }) => ({
      source: SOURCE,
      code: 'plimsoll-ignore-next-line',
      severity: DiagnosticSeverity.Error,
      message,
      range: toRange({ line, column, endColumn: column + 1 }),
    })),
    ...unreadParts.map((part) => toUnread(part, part.message)),
    ...(problem ? [toUnread(problem, `plimsoll cannot read this file: ${problem.message}`)] : []),
  ];
}

function describe([page]: ReturnType<DocumentScan['pagesOf']>): Partial<Diagnostic> {
  return page ? { codeDescription: { href: page.url } } : {};
}

function toUnread(
  { line = 1, column = 1 }: { readonly line?: number; readonly column?: number },
  message: string,
): Diagnostic {
  return {
    source: SOURCE,
    code: 'unreadable',
    severity: DiagnosticSeverity.Information,
    message,
    range: toRange({ line, column, endColumn: column + 1 }),
  };
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
