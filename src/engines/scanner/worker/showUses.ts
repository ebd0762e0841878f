// Uses → places with their code, from the texts that the worker holds.
import { lineAround } from '@/engines/scanner/lineAround';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { LineIndex, toUse } from '@/engines/scanner/ScanUse';
import type { HeldFile } from './HeldFile';
import type { ScanRequest, ShownPlace, ShownUse } from './ScanMessage';

/** Code units shown on either side of a use; a minified line has millions. */
const CONTEXT = 60;

type ShowRequest = Extract<ScanRequest, { kind: 'show' }>;

export function showUses(
  held: ReadonlyMap<string, HeldFile>,
  table: ScanTable,
  { keys, files, first }: ShowRequest,
): ShownUse[] {
  const nodes = new Set(keys.map((key) => table.find(key)?.id));
  const shown: ShownUse[] = [];
  for (const [name, { scanned, text }] of held) {
    if (files && !files.includes(name)) continue;
    let lines: LineIndex | undefined;
    for (let at = 0; at < scanned.uses.length && shown.length < first; at++) {
      if (!nodes.has(scanned.uses.nodeAt(at))) continue;
      lines ??= new LineIndex(text);
      const use = toUse(scanned.uses, at, { file: name, lines, table });
      const { key, line, column, evidence, consequence, guard, guardAt, provenBy } = use;
      shown.push({
        ...{ key, file: name, line, column, evidence, consequence, guard },
        ...(guardAt && { guardLine: guardAt.line }),
        ...(provenBy && { provenBy }),
        ...cutLine(text, scanned.uses.startAt(at), scanned.uses.endAt(at)),
      });
    }
    if (shown.length >= first) break;
  }
  return shown;
}

/** The line above is looked for so far back. */
const REACH = 2_000;

export function cutLine(
  text: string,
  start: number,
  end: number,
): Pick<ShownPlace, 'before' | 'code' | 'after' | 'above'> {
  const line = lineAround(text, start, REACH);
  const codeEnd = Math.min(Math.max(end, start), line.end, start + 2 * CONTEXT);
  const from = Math.max(line.start, start - CONTEXT);
  const until = Math.min(line.end, codeEnd + CONTEXT);
  const above = lineAbove(text, line.start);
  return {
    before: (from > line.start ? '…' : '') + text.slice(from, start),
    code: text.slice(start, codeEnd),
    after: text.slice(codeEnd, until) + (until < line.end ? '…' : ''),
    ...(above.trim() !== '' && {
      above: above.length > 2 * CONTEXT ? `${above.slice(0, 2 * CONTEXT)}…` : above,
    }),
  };
}

/** Empty where the line itself begins too far back. */
function lineAbove(text: string, lineStart: number): string {
  if (text[lineStart - 1] !== '\n') return '';
  return text.slice(lineAround(text, lineStart - 1, REACH).start, lineStart - 1);
}
