import { getPlace } from '@/cli/scan/FoundUse';
import { outcomeSentences, replaceControls } from '@/cli/scan/outcomeWords';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';

/** GitHub shows so many of a step, and drops the rest without a word. */
const MAX_SHOWN = 10;

/** Workflow commands; the whole report goes to the step's summary as Markdown. */
export function githubReport(outcome: ScanOutcome): string {
  const rows = [
    ...outcome.unreadable.map(({ place, message }) => ({
      ...place,
      level: 'warning' as const,
      message,
    })),
    ...outcome.findings.map(({ use, level, message }) => ({ ...getPlace(use), level, message })),
    ...outcome.wrongComments.map((comment) => ({ ...comment, level: 'error' as const })),
  ];
  const shown = (['error', 'warning'] as const).flatMap((level) =>
    rows.filter((row) => row.level === level).slice(0, MAX_SHOWN),
  );
  const rest = rows.length - shown.length;
  return [
    ...shown.map(
      ({ file, line, column, level, message }) =>
        `::${level} file=${escapeProperty(file)},line=${line},col=${column},title=plimsoll::${escapeMessage(message)}`,
    ),
    ...(rest > 0 ? [`${rest} more are in the summary of this step.`] : []),
    // GitHub decodes only commands; plain lines are shown as they are.
    ...outcomeSentences(outcome).map(replaceControls),
    '',
  ].join('\n');
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return replaceControls(escapeMessage(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
