import type { CliWorld } from '@/cli/CliWorld';
import { replaceControls } from '@/cli/replaceControls';
import { getPlace } from '@/cli/scan/FoundUse';
import {
  noteSentences,
  outcomeSentences,
  skippedSentence,
  unknownNamesSentence,
} from '@/cli/scan/outcomeWords';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import { worstFindings } from './worstFindings';

const MAX_SHOWN = 100;

export function prettyReport(outcome: ScanOutcome, colors: CliWorld['colors']): string {
  const lines: string[] = [];
  let lastFile: string | undefined;
  for (const { use, level, message } of worstFindings(outcome.findings, MAX_SHOWN)) {
    const { file, line, column } = getPlace(use);
    if (file !== lastFile) lines.push('', colors.underline(replaceControls(file)));
    lastFile = file;
    const sign = { error: colors.red('✗'), warning: colors.yellow('!'), hint: colors.dim('·') }[
      level
    ];
    lines.push(`  ${sign} ${line}:${column}  ${message}`);
    if (use.context) lines.push(colors.dim(`      ${replaceControls(use.context)}`));
  }
  const rest = outcome.findings.length - MAX_SHOWN;
  if (rest > 0) lines.push('', `… and ${rest} more: --format json lists them all.`);
  for (const { file, line, column, message } of outcome.wrongComments)
    lines.push(
      '',
      `${colors.red('✗')} ${replaceControls(file)}:${line}:${column} ${replaceControls(message)}`,
    );
  for (const { place, message } of outcome.unreadable)
    lines.push(
      '',
      `${colors.yellow('?')} ${replaceControls(place.file)}:${place.line}:${place.column} ${replaceControls(message)}`,
    );
  lines.push('', ...remarks(outcome, colors));
  // The answer comes last, where a terminal shows it.
  const [share = '', ...others] = outcomeSentences(outcome);
  lines.push('', colors.bold(share), ...others);
  if (outcome.isPartial) lines.push(colors.yellow('Interrupted: this is a part of the result.'));
  return `${lines.join('\n').trimStart()}\n`;
}

function remarks(outcome: ScanOutcome, colors: CliWorld['colors']): readonly string[] {
  const { prunable } = outcome;
  return [
    ...noteSentences(outcome).map(colors.dim),
    ...[skippedSentence(outcome), unknownNamesSentence(outcome)].flatMap((sentence) =>
      sentence === undefined ? [] : [colors.dim(sentence)],
    ),
    ...(prunable.length > 0
      ? [
          `Accepted uses that are gone: ${prunable.map(replaceControls).join(', ')}. Run plimsoll scan --prune.`,
        ]
      : []),
  ];
}
