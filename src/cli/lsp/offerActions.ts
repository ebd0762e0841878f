import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node';
import type { FileResult, FoundUse } from '@/cli/scan/FoundUse';
import { commentAt, wrapInTest } from '@/engines/scanner/forEditor';
import type { DocumentScan } from './scanDocument';
import { toDiagnostics, toRange } from './toDiagnostics';

/**
 * For each finding in a range: a feature test around it where one helps, and a comment that accepts
 * it.
 */
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
    const offset = document.offsetAt(range.start);
    const wrapping = await wrapInTest(scan.scanner, scan.file, use, offset);
    const solved = diagnostics.filter(
      ({ code, range: at }) => code === use.key && at.start.line === range.start.line,
    );
    const add = (title: string, at: Range, newText: string) =>
      actions.push({
        title,
        kind: CodeActionKind.QuickFix,
        diagnostics: solved,
        edit: { changes: { [document.uri]: [{ range: at, newText }] } },
      });
    if (wrapping)
      add(
        `Wrap in ${wrapping.test}`,
        { start: document.positionAt(wrapping.start), end: document.positionAt(wrapping.end) },
        wrapping.text,
      );
    const top = { line: range.start.line, character: 0 };
    const comment = await acceptComment(document, scan, use);
    if (comment !== undefined) add(`Accept ${use.key} here`, { start: top, end: top }, comment);
  }
  return actions;
}

/** Undefined if no comment may stand here, or if it would change the rest. */
async function acceptComment(
  document: TextDocument,
  { file, result, scanAgain }: DocumentScan,
  { key, line }: FoundUse,
): Promise<string | undefined> {
  const start = { line: line - 1, character: 0 };
  const text = document.getText({ start, end: { line, character: 0 } });
  const top = document.offsetAt(start);
  // With a reason to be filled in: without one, the comment is a finding itself.
  const said = `plimsoll-ignore-next-line ${key} -- accepted in the editor: say why`;
  const comment = await commentAt(file, top, said);
  if (comment === undefined) return undefined;
  const written = `${/^[ \t]*/.exec(text)![0]}${comment}${text.endsWith('\r\n') ? '\r\n' : '\n'}`;
  const tried = await scanAgain(`${file.text.slice(0, top)}${written}${file.text.slice(top)}`);
  const isSame = tried && !tried.problem && keysOf(tried) === keysOf(result);
  return isSame ? written : undefined;
}

function keysOf({ uses }: FileResult): string {
  return uses.map(({ key }) => key).join();
}
