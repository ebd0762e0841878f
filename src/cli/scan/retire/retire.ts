// plimsoll scan --retire: fallbacks that serve nobody above the line, with their weight.
import type { Answers, ScanFacts } from '@/cli/answers/Answers';
import type { CliWorld } from '@/cli/CliWorld';
import type { Terms } from '@/cli/config/Terms';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceControls } from '@/cli/replaceControls';
import type { FoundFile } from '@/cli/scan/findFiles';
import { readSource } from '@/cli/scan/readSource';
import { reachesLine } from '@/domain/CoverageShares';
import { formatCount, formatCountWithNoun, formatLine, formatPercent } from '@/domain/format';
import {
  findRetirable,
  LineIndex,
  type Retirable,
  type ScanTable,
} from '@/engines/scanner/forCommandLine';

interface Fallback extends Retirable {
  readonly file: string;
  readonly line: number;
}

/** As many keys as one report takes. */
const MAX_KEYS = 2_000;

export async function retire(
  { out }: CliWorld,
  inputs: readonly FoundFile[],
  table: ScanTable,
  {
    answers,
    terms,
    isJson,
  }: { readonly answers: Answers; readonly terms: Terms; readonly isJson: boolean },
): Promise<ExitCode> {
  // One after the other: they are read as they are looked at, and thousands don't fit into memory.
  const found: Awaited<ReturnType<typeof findIn>>[] = [];
  for (const input of inputs) found.push(await findIn(input, table));
  const unread = inputs.filter((_, at) => found[at] === undefined).map(({ name }) => name);
  const fallbacks = found.flatMap((inFile) => inFile ?? []);
  const keys = [...new Set(fallbacks.flatMap((fallback) => fallback.keys))].slice(0, MAX_KEYS);
  const facts = await answers.report(
    keys.map((key) => ({ key, consequence: 'ignored', isGuarded: true, count: 1 })),
    terms,
  );
  const served = fallbacks
    .map((fallback) => ({ ...fallback, share: leastShare(fallback, facts) }))
    .filter(({ share }) => reachesLine(share, terms.line));
  const bytes = served.reduce((sum, { length }) => sum + length, 0);
  out(
    isJson
      ? `${JSON.stringify({ audience: facts.audience, line: terms.line, bytes, fallbacks: served, unread }, null, 2)}\n`
      : [
          ...served.map(
            ({ file, line, kind, name, share, length }) =>
              `${replaceControls(file)}:${line}  ${WORDS[kind]} ${replaceControls(name)}: ${formatPercent(share, terms.line)} no longer need it (${formatCountWithNoun(length, 'byte')})`,
          ),
          `No longer needed: ${formatCount(served.length)} of ${formatCountWithNoun(fallbacks.length, 'fallback')}, because at least ${formatLine(terms.line)} of ${facts.audience.name} supports the original. That saves ${formatCountWithNoun(bytes, 'byte')}, plus imported packages.`,
          ...(unread.length > 0
            ? [
                `Without ${formatCountWithNoun(unread.length, 'file')} that cannot be read: ${unread.map(replaceControls).join(', ')}.`,
              ]
            : []),
          '',
        ].join('\n'),
  );
  return EXIT.good;
}

const WORDS: Readonly<Record<Retirable['kind'], string>> = {
  prefix: 'prefix',
  supports: 'test',
  polyfill: 'polyfill',
  helper: 'helper',
};

function leastShare({ keys }: Retirable, { keyShares }: ScanFacts): number {
  return Math.min(...keys.map((key) => keyShares.get(key)?.supportedShare ?? 0));
}

/** Undefined for a file that cannot be read, which a scan says more about. */
async function findIn(
  input: FoundFile,
  table: ScanTable,
): Promise<readonly Fallback[] | undefined> {
  const { name: file, language } = input;
  const { text } = readSource(input);
  if (text === undefined) return undefined;
  const lines = new LineIndex(text);
  const found = await findRetirable(text, language, table);
  return found.map((one) => ({ ...one, file, line: lines.placeAt(one.start).line }));
}
