import { replaceControls } from '@/cli/replaceControls';
import { getPlace } from '@/cli/scan/FoundUse';
import { nameInRepository } from '@/cli/scan/nameInRepository';
import { outcomeSentences } from '@/cli/scan/outcomeWords';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import type { SourcePlace } from '@/engines/scanner/forReports';

/** GitHub shows so many of a step, and drops the rest without a word. */
const MAX_SHOWN = 10;

const COMMANDS = { error: 'error', warning: 'warning', hint: 'notice' } as const;

/** Workflow commands; the whole report goes to the step's summary as Markdown. */
export function githubReport(outcome: ScanOutcome): string {
  const rows = [
    ...outcome.unreadable.map(({ place, message, isPart }) => ({
      ...{ ...place, level: 'warning' as const, message },
      title: isPart ? 'A part could not be read' : 'A file could not be read',
    })),
    ...outcome.findings.map(({ use, level, message }) => ({
      ...{ ...getPlace(use), level: COMMANDS[level], message, title: use.key },
      endColumn: use.original ? undefined : use.endColumn,
    })),
    ...outcome.wrongComments.map((comment) => ({
      ...comment,
      level: 'error' as const,
      title: 'plimsoll-ignore-next-line',
    })),
  ];
  const shown = (['error', 'warning', 'notice'] as const).flatMap((level) =>
    rows.filter((row) => row.level === level).slice(0, MAX_SHOWN),
  );
  const rest = rows.length - shown.length;
  return [
    ...shown.map(
      (row) =>
        `::${row.level} ${propertiesOf(row, outcome)}::${escapeMessage(replaceControls(row.message))}`,
    ),
    ...(rest > 0 ? [`${rest} more are in the summary of this step.`] : []),
    // GitHub decodes only commands; plain lines are shown as they are.
    ...outcomeSentences(outcome).map(replaceControls),
    '',
  ].join('\n');
}

interface Row extends SourcePlace {
  readonly title: string;
  readonly endColumn?: number;
}

function propertiesOf(
  { file, line, column, endColumn, title }: Row,
  { folder }: ScanOutcome,
): string {
  return [
    `file=${escapeProperty(nameInRepository(file, folder))}`,
    `line=${line}`,
    `col=${column}`,
    ...(endColumn === undefined ? [] : [`endColumn=${endColumn}`]),
    `title=${escapeProperty(`plimsoll: ${title}`)}`,
  ].join(',');
}

function escapeMessage(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return replaceControls(escapeMessage(text)).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
