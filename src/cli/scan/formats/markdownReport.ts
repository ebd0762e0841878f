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
    return `| ${level} | ${code(`${file}:${line}:${column}`)} | ${text(message)} |`;
  });
  const rest = outcome.findings.length - rows.length;
  const skipped = skippedSentence(outcome);
  return [
    '## Plimsoll',
    '',
    `**${text(share)}**`,
    '',
    ...others.map(text),
    ...(rows.length > 0 ? ['', '| | Place | What |', '| --- | --- | --- |', ...rows] : []),
    ...(rest > 0 ? ['', `… and ${rest} more.`] : []),
    ...outcome.wrongComments.map(
      ({ file, line, message }) => `\n- ${code(`${file}:${line}`)} ${text(message)}`,
    ),
    ...outcome.unreadable.map(
      ({ place, message }) => `\n- ${code(`${place.file}:${place.line}`)} ${text(message)}`,
    ),
    ...(skipped === undefined ? [] : ['', text(skipped)]),
    ...noteSentences(outcome).map((note) => `\n- ${text(note)}`),
    '',
  ].join('\n');
}

function text(of: string): string {
  return replaceControls(of).replace(/[\\`*_{}[\]<>|#~&@]/g, (sign) => `\\${sign}`);
}

/** A bar ends a table's cell even between backticks, unless it is escaped. */
function code(of: string): string {
  return `\`${replaceControls(of).replaceAll('`', 'ˋ').replaceAll('|', '\\|')}\``;
}
