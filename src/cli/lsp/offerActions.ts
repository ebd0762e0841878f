import { type CodeAction, CodeActionKind, type Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { FoundUse } from '@/cli/scan/FoundUse';
import type { Language } from '@/scanner/files/languageOf';
import { wrapInTest } from '@/scanner/wrapInTest';
import type { DocumentScan } from './LspScan';
import { toDiagnostics, toRange } from './toDiagnostics';

/** For each finding in a range: a feature test around it where one helps, and a comment that accepts it. */
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
    add(`Accept ${use.key} here`, { start: top, end: top }, acceptComment(document, scan, use));
  }
  return actions;
}

const HTML: ReadonlySet<Language> = new Set(['html', 'svg', 'vue', 'svelte', 'astro']);
const BLOCK: ReadonlySet<Language> = new Set(['css', 'scss', 'less']);

/** Whether a line begins in the script or sheet of a page, where a comment of the page's breaks it. */
function isEmbedded(text: string, at: number): boolean {
  const before = text.slice(0, at).replace(/<!--[^]*?-->/g, '');
  const last = [...before.matchAll(/<\/?(?:script|style)\b|^---$/gim)].at(-1);
  return last !== undefined && (last[0] === '---' ? last.index === 0 : !last[0].startsWith('</'));
}

/** With a reason to be filled in: without one, the comment is a finding itself. */
function acceptComment(
  document: TextDocument,
  { file: { language, text: whole } }: DocumentScan,
  { key, line }: FoundUse,
): string {
  const text = document.getText({
    start: { line: line - 1, character: 0 },
    end: { line, character: 0 },
  });
  const indent = /^[ \t]*/.exec(text)![0];
  const said = `plimsoll-ignore-next-line ${key} -- accepted in the editor: say why`;
  const top = document.offsetAt({ line: line - 1, character: 0 });
  const isMarkup = HTML.has(language) && !isEmbedded(whole, top);
  const comment = isMarkup
    ? `<!-- ${said} -->`
    : BLOCK.has(language) || HTML.has(language)
      ? `/* ${said} */`
      : `// ${said}`;
  return `${indent}${comment}\n`;
}
