// For one finding: a feature test around it where one helps, and a comment that accepts it.
import type { FileResult, FoundUse } from '@/cli/scan/FoundUse';
import { commentAt, wrapInTest } from '@/engines/scanner/forEditor';
import type { DocumentScan } from './scanDocument';

/** An edit of the document: the text from `start` to `end` becomes another. */
export interface Fix {
  readonly kind: 'guard' | 'accept';
  readonly title: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export async function offerFixes(scan: DocumentScan, use: FoundUse): Promise<readonly Fix[]> {
  const top = offsetOfLine(scan.file.text, use.line);
  const wrapping = await wrapInTest(scan.scanner, scan.file, use, top + use.column - 1);
  const comment = await acceptComment(scan, use, top);
  const fixes: Fix[] = [];
  if (wrapping)
    fixes.push({
      kind: 'guard',
      title: `Wrap in ${wrapping.test}`,
      start: wrapping.start,
      end: wrapping.end,
      text: wrapping.text,
    });
  if (comment !== undefined)
    fixes.push({
      kind: 'accept',
      title: `Accept ${use.key} here`,
      start: top,
      end: top,
      text: comment,
    });
  return fixes;
}

/** @param line from 1 */
function offsetOfLine(text: string, line: number): number {
  let top = 0;
  for (let left = line; left > 1; left--) top = text.indexOf('\n', top) + 1;
  return top;
}

/** Undefined if no comment may stand here, or if it would change the rest. */
async function acceptComment(
  { file, result, scanAgain }: DocumentScan,
  { key }: FoundUse,
  top: number,
): Promise<string | undefined> {
  const end = file.text.indexOf('\n', top);
  const text = file.text.slice(top, end < 0 ? undefined : end + 1);
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
