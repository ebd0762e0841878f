import { replaceControls } from '@/cli/replaceControls';
import { reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatList, formatPercent } from '@/domain/format';
import { isUnclear, unclearWords } from '@/server/model/scan/unclearWords';
import type { ScanFinding, ScanOutcome } from './ScanOutcome';

/** "91.6 % of World can run this, below your line of 95 %." and what else is to say about it all. */
export function outcomeSentences(outcome: ScanOutcome): readonly string[] {
  const { facts, line, isPartial } = outcome;
  const unread = unreadWords(outcome);
  if (!outcome.hasShare)
    return [`Nothing could be read, so there is no share: ${unread}.`, countSentence(outcome)];
  const without = [
    ...(unread === '' ? [] : [unread]),
    ...(isPartial ? ['what was not scanned before the interruption'] : []),
  ];
  return [
    `${formatPercent(facts.runsShare, line)} of ${facts.audience.name} can run this${without.length > 0 ? `, without ${without.join(' and ')}:` : ','} ${sideWords(facts, line)} your line of ${formatLine(line)}. ${formatPercent(facts.wholeShare, line)} get it without anything skipped.`,
    ...unclearWords(facts, line),
    ...fallbackSentence(outcome),
    countSentence(outcome),
  ];
}

function sideWords(facts: ScanOutcome['facts'], line: number): string {
  if (isUnclear(facts, line)) return 'unclear at';
  return reachesLine(facts.runsShare, line) ? 'at or above' : 'below';
}

function countSentence({ findings, accepted, fileCount, facts }: ScanOutcome): string {
  const countOf = (wanted: ScanFinding['level']) =>
    findings.filter(({ level }) => level === wanted).length;
  const hints = countOf('hint');
  return `${count(countOf('error'), 'error')}, ${count(countOf('warning'), 'warning')}, ${hints > 0 ? `${count(hints, 'hint')}, ` : ''}${count(accepted.length, 'accepted use')} in ${count(fileCount, 'file')} (${facts.data.join(', ')}).`;
}

/** "1 file and 2 parts of files that cannot be read" */
function unreadWords({ unreadable }: ScanOutcome): string {
  const parts = unreadable.filter(({ isPart }) => isPart).length;
  const files = unreadable.length - parts;
  const words = [
    ...(files > 0 ? [count(files, 'file')] : []),
    ...(parts === 1 ? ['a part of a file'] : parts > 1 ? [`${parts} parts of files`] : []),
  ];
  return words.length === 0 ? '' : `${words.join(' and ')} that cannot be read`;
}

function fallbackSentence({ facts, line }: ScanOutcome): readonly string[] {
  const best = facts.cheapestRemovals.at(-1);
  if (!best) return [];
  const names = [...best.features, ...best.keys];
  const shown =
    names.length > MOST_NAMED + 1
      ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`]
      : names;
  return [
    `Add a fallback for ${formatList(shown)} to reach ${formatPercent(best.runsShare, line)}.`,
  ];
}

const MOST_NAMED = 3;

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

const SKIPPED: Readonly<Record<string, string>> = {
  'other-kind': 'of another kind',
  'too-large': 'too large (--max-file-mb)',
  'too-many': 'too many (--max-files)',
  binary: 'binary',
  video: 'with video, not code',
  pug: 'in Pug, which is not read',
  haml: 'in Haml, which is not read',
  slim: 'in Slim, which is not read',
  stylus: 'in Stylus, which is not read',
  sass: 'in indented Sass, which is not read',
  coffee: 'in CoffeeScript, which is not read',
  server: 'of a server or Node.js (--all-code)',
  tests: 'with tests (--all-code)',
  tooling: 'of a build’s configuration (--all-code)',
  'source-map': 'source maps',
  declarations: 'type declarations',
  ignored: 'ignored',
  link: 'behind links',
  'no-file': 'no plain file',
};

/** Counts of files that were left out, by reason. */
export function skippedSentence({ skipped }: Pick<ScanOutcome, 'skipped'>): string | undefined {
  const parts = [...skipped].map(([reason, number]) =>
    // Never opened, so the number of files in them is unknown.
    reason === 'dependency'
      ? `${count(number, 'folder')} of dependencies`
      : `${number} ${SKIPPED[reason] ?? reason}`,
  );
  return parts.length > 0 ? `Left out: ${parts.sort().join(', ')}.` : undefined;
}

/** Notes on what was read in part, or not at all. */
export function noteSentences({ notes }: Pick<ScanOutcome, 'notes'>): readonly string[] {
  const rest = notes.length - MAX_NAMES;
  const shown = notes.slice(0, MAX_NAMES).map(replaceControls);
  return rest > 0 ? [...shown, `… and ${count(rest, 'further note')}.`] : shown;
}

const MAX_NAMES = 10;

/** Names that may be misspelled, or too new for the data; they never count. */
export function unknownNamesSentence({ unknownNames }: ScanOutcome): string | undefined {
  if (unknownNames.length === 0) return undefined;
  const rest = unknownNames.length - MAX_NAMES;
  const shown = unknownNames.slice(0, MAX_NAMES).map(replaceControls);
  return `Names we don’t recognize: ${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
}
