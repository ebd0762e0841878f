import { replaceControls } from '@/cli/replaceControls';
import { getPlace } from '@/cli/scan/FoundUse';
import { noteSentences, outcomeSentences, skippedSentence } from '@/cli/scan/outcomeWords';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import { worstFindings } from './worstFindings';

const MAX_ROWS = 50;

/** The text of a pull request, or of a step's summary. */
export function markdownReport(outcome: ScanOutcome): string {
  const [share = '', ...others] = outcomeSentences(outcome);
  const rows = worstFindings(outcome.findings, MAX_ROWS).map(({ use, level, message }) => {
    const { file, line, column } = getPlace(use);
    return `| ${level} | ${inCode(`${file}:${line}:${column}`)} | ${inText(message)} |`;
  });
  const rest = outcome.findings.length - rows.length;
  const skipped = skippedSentence(outcome);
  return [
    '## Plimsoll',
    '',
    `**${inText(share)}**`,
    '',
    ...others.map(inText),
    ...(rows.length > 0 ? ['', '| | Place | What |', '| --- | --- | --- |', ...rows] : []),
    ...(rest > 0 ? ['', `… and ${rest} more.`] : []),
    ...outcome.wrongComments.map(
      ({ file, line, message }) => `\n- ${inCode(`${file}:${line}`)} ${inText(message)}`,
    ),
    ...outcome.unreadable.map(
      ({ place, message }) => `\n- ${inCode(`${place.file}:${place.line}`)} ${inText(message)}`,
    ),
    ...(skipped === undefined ? [] : ['', inText(skipped)]),
    ...noteSentences(outcome).map((note) => `\n- ${inText(note)}`),
    '',
  ].join('\n');
}

export function inText(of: string): string {
  return replaceControls(of).replace(/[\\`*_{}[\]<>|#~&@]/g, (sign) => `\\${sign}`);
}

/** A bar ends a table's cell even between backticks, unless it is escaped. */
export function inCode(of: string): string {
  return `\`${replaceControls(of).replaceAll('`', 'ˋ').replaceAll('|', '\\|')}\``;
}
