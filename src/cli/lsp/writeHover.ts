import type { Hover, Position } from 'vscode-languageserver/node';
import { CONSEQUENCE_WORDS } from '@/cli/scan/judgeUses';
import { provenWords } from '@/cli/scan/provenWords';
import { sharesAsWritten } from '@/cli/scan/sharesAsWritten';
import { getBriefShare } from '@/domain/briefShare';
import { type CoverageShares, missesLineInPart, reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
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
      const found = facts.keyShares.get(use.key);
      return found ? [[use.key, { use, shares: sharesAsWritten(found) }] as const] : [];
    }),
  );
  const sorted = [...rows.values()].sort(
    (a, b) => getGoverningShare(a.shares, line).share - getGoverningShare(b.shares, line).share,
  );
  const [least] = sorted;
  if (!least) return null;
  const [first = '', ...others] = sorted.map(
    ({ use, shares }) =>
      `\`${use.key}\`: ${shareWord(shares, line, facts.audience.name)}${unclearWord(shares, line)}${guardWord(use)}`,
  );
  const details = missesLineInPart(least.shares, line) ? await detail(scan, least.use) : [];
  return {
    range: toRange(least.use),
    contents: { kind: 'markdown', value: [first, ...details, ...others].join('\n\n') },
  };
}

function shareWord(shares: CoverageShares, line: number, people: string): string {
  const { percent, short } = getBriefShare(shares, line);
  const second = short === undefined ? '' : `, ${short}`;
  return `**${percent}** of ${people}${second} (line ${formatLine(line)})`;
}

function unclearWord(shares: CoverageShares, line: number): string {
  const { unknownShare } = shares;
  const { share } = getGoverningShare(shares, line);
  if (reachesLine(share, line) || missesLineInPart(shares, line)) return '';
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
