import type { Hover, Position } from 'vscode-languageserver/node';
import { formatLine, formatPercent } from '@/domain/format';
import { type DocumentScan, isUseAt } from './scanDocument';
import { toRange } from './toDiagnostics';

/** Of all uses at a place, the audience's share of each key, the least first. */
export function writeHover(
  { uses, facts, line }: DocumentScan,
  { line: row, character }: Position,
): Hover | null {
  const here = uses.filter((use) => isUseAt(use, { line: row + 1, column: character + 1 }));
  const rows = new Map(
    here.flatMap((use) => {
      const shares = facts.keyShares.get(use.key);
      return shares ? [[use.key, { use, share: shares.supportedShare }] as const] : [];
    }),
  );
  const sorted = [...rows.values()].sort((a, b) => a.share - b.share);
  if (!sorted[0]) return null;
  return {
    range: toRange(sorted[0].use),
    contents: {
      kind: 'markdown',
      value: sorted
        .map(
          ({ use, share }) =>
            `\`${use.key}\`: **${formatPercent(share, line)}** of ${facts.audience.name} (line ${formatLine(line)})${use.guard === null ? '' : `, ${use.guard === 'accepted' ? 'accepted' : 'guarded'}`}`,
        )
        .join('\n\n'),
    },
  };
}
