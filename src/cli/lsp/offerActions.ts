import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node';
import { offerFixes } from './offerFixes';
import type { DocumentScan } from './scanDocument';
import { toDiagnostics, toRange } from './toDiagnostics';

/** The fixes of each finding in a range. */
export async function offerActions(
  document: TextDocument,
  scan: DocumentScan,
  asked: Range,
): Promise<CodeAction[]> {
  const actions: CodeAction[] = [];
  const diagnostics = toDiagnostics(scan);
  for (const { use } of scan.findings) {
    const range = toRange(use);
    const isAsked = range.start.line <= asked.end.line && range.end.line >= asked.start.line;
    if (!isAsked) continue;
    const solved = diagnostics.filter(
      ({ code, range: at }) => code === use.key && at.start.line === range.start.line,
    );
    for (const { title, start, end, text } of await offerFixes(scan, use)) {
      const at = { start: document.positionAt(start), end: document.positionAt(end) };
      actions.push({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: solved,
        edit: { changes: { [document.uri]: [{ range: at, newText: text }] } },
      });
    }
  }
  return actions;
}
