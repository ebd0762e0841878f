import type { Hover, Position } from 'vscode-languageserver/node';
import type { KeyShares } from '@/cli/answers/Answers';
import { CONSEQUENCE_WORDS } from '@/cli/scan/judgeUses';
import { provenWords } from '@/cli/scan/provenWords';
import { missesLine, reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/format';
import { type DocumentScan, isUseAt } from './scanDocument';
import { toRange } from './toDiagnostics';

type HoveredUse = DocumentScan['uses'][number];

/**
 * Of all uses at a place, the audience's share of each key, the least first; below the line also who is left out,
 * since when others have it, what to write, and where to read on.
 */
export async function writeHover(
  scan: DocumentScan,
  { line: row, character }: Position,
): Promise<Hover | null> {
  const { uses, facts, line } = scan;
  const here = uses.filter((use) => isUseAt(use, { line: row + 1, column: character + 1 }));
  const rows = new Map(
    here.flatMap((use) => {
      const shares = facts.keyShares.get(use.key);
      return shares ? [[use.key, { use, shares }] as const] : [];
    }),
  );
  const sorted = [...rows.values()].sort(
    (a, b) => a.shares.supportedShare - b.shares.supportedShare,
  );
  const [least] = sorted;
  if (!least) return null;
  const [first = '', ...others] = sorted.map(
    ({ use, shares }) =>
      `\`${use.key}\`: **${formatPercent(shares.supportedShare, line)}** of ${facts.audience.name} (line ${formatLine(line)})${unclearWord(shares, line)}${guardWord(use)}`,
  );
  const details = missesLine(least.shares, line) ? await detail(scan, least.use) : [];
  return {
    range: toRange(least.use),
    contents: { kind: 'markdown', value: [first, ...details, ...others].join('\n\n') },
  };
}

function unclearWord(shares: KeyShares, line: number): string {
  const { supportedShare, unknownShare } = shares;
  if (reachesLine(supportedShare, line) || missesLine(shares, line)) return '';
  return `, unclear: unknown for ${formatPercent(unknownShare)}`;
}

function guardWord({ guard, guardAt, provenBy }: HoveredUse): string {
  if (guard === null) return '';
  if (provenBy) return `, ${provenWords(provenBy, guardAt)}`;
  return guard === 'accepted' ? ', accepted' : ', tested for first';
}

async function detail(
  { readFacts }: DocumentScan,
  { key, guard: ownGuard, consequence }: HoveredUse,
): Promise<readonly string[]> {
  const { sentences, guard, pages } = await readFacts(key);
  const [, ...others] = sentences;
  return [
    ...(ownGuard === null ? [`Elsewhere ${CONSEQUENCE_WORDS[consequence]}.`] : []),
    ...others,
    ...(ownGuard === null && guard !== undefined
      ? [`Test for it first:\n\`\`\`\n${guard}\n\`\`\``]
      : []),
    ...(pages.length > 0 ? [pages.map(({ title, url }) => `[${title}](${url})`).join(' · ')] : []),
  ];
}
