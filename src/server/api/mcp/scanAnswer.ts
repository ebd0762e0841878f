// A piece of code → its uses below the line. Easy to get wrong: code is text of other people, so
// the answer repeats nothing of it but names that the data know.
import type { Audience } from '@/domain/Audience';
import { missesLine } from '@/domain/CoverageShares';
import { formatPercent } from '@/domain/format';
import { type Consequence, type Language } from '@/engines/scanner/forReports';
import { AnswerProblem } from '@/server/api/answers/Answer';
import { getKeyCoverage } from '@/server/model/coverage/coverage';
import type { ReadCode } from '@/server/model/scan/readCode';
import { runsWords } from '@/server/model/scan/runsWords';
import { type CodePlace, MAX_PLACES, type PlacedKeyUse } from '@/server/model/scan/ScanKeyUse';
import { buildScanReport } from '@/server/model/scan/ScanReport';
import { unclearWords } from '@/server/model/scan/unclearWords';
import type { McpAnswer } from './McpAnswer';
import { sourceFacts, sourceLine } from './mcpSource';
import { isDeclined, teamWords } from './McpTeam';
import type { McpContext, McpTerms, McpWorld } from './McpWorld';
import { quote } from './quote';

export const MAX_CODE_BYTES = 200_000;
export const SCAN_LANGUAGES = [
  'css',
  'scss',
  'less',
  'js',
  'jsx',
  'ts',
  'tsx',
  'html',
  'svg',
  'vue',
  'svelte',
  'astro',
] as const satisfies readonly Language[];

interface ScanQuestion extends McpTerms {
  readonly code: string;
  readonly language: (typeof SCAN_LANGUAGES)[number];
}

export async function answerScanCode(
  context: McpContext,
  world: McpWorld,
  { code, language, audience: key, line }: ScanQuestion,
): Promise<McpAnswer> {
  if (Buffer.byteLength(code) > MAX_CODE_BYTES)
    throw new AnswerProblem(
      400,
      'ARGUMENT_INVALID',
      `The code is longer than ${MAX_CODE_BYTES / 1000} kB. Scan a part of it, or run plimsoll scan.`,
    );
  const { catalogue } = context;
  const audience = context.audience(key);
  const { uses, notes, problem } = await world.readCode({ language, text: code });
  if (problem) throw unreadableCode(problem);
  const report = buildScanReport(catalogue, audience, uses, line);
  const { rows, inPart } = judgeKeys(context, world, { uses, audience, line });
  const guarded = countUses(uses.filter(({ isGuarded }) => isGuarded));
  const terms = { audience: key, line };
  const text = [
    sourceLine(context, terms),
    `${formatPercent(report.runsShare, line)} can run this code; ${formatPercent(report.wholeShare, line)} get it without anything skipped.`,
    ...unclearWords({ ...report, audience: { ...audience, name: quote(audience.name) } }, line),
    rows.length === 0
      ? 'Nothing without a fallback is below the line.'
      : `Below the line${world.team ? ' or declined' : ''}, without a fallback, what fewest can use first:`,
    ...rows.map(
      ({ path, uses: keyUses, consequence, usableShare: runs, partial: partly, decided }) =>
        `- ${path}: ${runsWords({ runs, partly }, line)}; elsewhere ${consequence}; ${placeWords(keyUses)}${decided === undefined ? '' : `. ${decided}`}`,
    ),
    ...(inPart.length > 0
      ? [`Counted as running, though many have only a part of it: ${inPart.join(', ')}.`]
      : []),
    ...(guarded > 0 ? [`Uses with a test or a fallback: ${guarded}.`] : []),
    ...notes.map(quote),
  ].join('\n');
  const facts = {
    runsShare: report.runsShare,
    wholeShare: report.wholeShare,
    unknownShare: report.unknownShare,
    findings: rows.map(rowFacts),
    inPart,
    testedCount: guarded,
    notes: notes.map(quote),
  };
  return { text, facts: { ...sourceFacts(context, terms), ...facts } };
}

type JudgedKey = ReturnType<typeof judgeKeys>['rows'][number];

function rowFacts({ path, uses, consequence, usableShare, partial, decided }: JudgedKey) {
  return {
    key: path,
    share: usableShare,
    partialShare: partial,
    elsewhere: consequence,
    count: countUses(uses),
    places: findPlaces(uses),
    decision: decided,
  };
}

interface JudgedUses {
  readonly uses: ReadCode['uses'];
  readonly audience: Audience;
  readonly line: number;
}

/** The keys to tell of, those that fewest can use first, and those that many have only a part of. */
function judgeKeys(
  { catalogue }: McpContext,
  world: McpWorld,
  { uses, audience, line }: JudgedUses,
) {
  const inPart: string[] = [];
  const rows = [...groupByKey(uses.filter(({ isGuarded }) => !isGuarded))].flatMap(
    ([path, [first, ...others]]) => {
      const found = catalogue.keyByPath(path);
      const consequence = WITHOUT[first.consequence];
      if (!found || consequence === undefined) return [];
      const coverage = getKeyCoverage(catalogue, found, audience);
      const { supportedShare, partialImplementationShare: partial, unknownShare } = coverage;
      // Partial support counts as running, as in the share above, and as using what only looks worse.
      const usableShare = supportedShare + partial;
      const misses = (share: number) => missesLine({ supportedShare: share, unknownShare }, line);
      if (misses(supportedShare) && !misses(usableShare)) inPart.push(path);
      const decided = teamWords(catalogue, world.team, path);
      return !misses(usableShare) && !isDeclined(catalogue, world.team, path)
        ? []
        : [{ path, uses: [first, ...others], consequence, usableShare, partial, decided }];
    },
  );
  rows.sort((a, b) => a.usableShare - b.usableShare);
  return { rows, inPart };
}

function unreadableCode({ message, line, column }: NonNullable<ReadCode['problem']>) {
  const place = line === undefined ? '' : ` at ${line}:${column ?? 1}`;
  return new AnswerProblem(
    400,
    'ARGUMENT_INVALID',
    `The code cannot be read${place}: ${quote(message)} Check the language.`,
  );
}

type KeyUses = readonly [PlacedKeyUse, ...PlacedKeyUse[]];

/** Uses of a key in the order of their first places. */
function groupByKey(uses: readonly PlacedKeyUse[]): ReadonlyMap<string, KeyUses> {
  const groups = new Map<string, KeyUses>();
  for (const use of uses) groups.set(use.key, [...(groups.get(use.key) ?? []), use] as const);
  return groups;
}

const countUses = (uses: readonly PlacedKeyUse[]): number =>
  uses.reduce((sum, { count }) => sum + count, 0);

/** The consequence of missing support, where it matters. */
const WITHOUT: Readonly<Partial<Record<Consequence, string>>> = {
  'file-does-not-run': 'the whole script does not run',
  throws: 'it throws',
  'rule-dropped': 'the whole rule is dropped',
  'block-ignored': 'the block is ignored',
  ignored: 'it is ignored',
};

function findPlaces(uses: readonly PlacedKeyUse[]): readonly CodePlace[] {
  return uses
    .flatMap(({ places }) => places)
    .map(({ line, column }) => ({ line, column }))
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .slice(0, MAX_PLACES);
}

function placeWords(uses: readonly PlacedKeyUse[]): string {
  const shown = findPlaces(uses).map(({ line, column }) => `${line}:${column}`);
  const rest = countUses(uses) - shown.length;
  return `at ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
