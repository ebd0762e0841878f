// The comment on a pull request: what is new below the line, by feature, with what to write; never a
// wall of text.
import { formatCountWithNoun } from '@/domain/format';
import type { ScanPart } from './formatParts';
import { inCode, inText } from './formats/markdownReport';
import { getPlace } from './FoundUse';
import { outcomeSentences } from './outcomeWords';
import { isFailed, type ScanFinding, type ScanOutcome } from './ScanOutcome';

const MAX_KEYS = 5;
const MAX_PLACES = 3;

/** Undefined if nothing is below the line. */
export function pullComment(parts: readonly ScanPart[]): string | undefined {
  const failed = parts.filter(({ outcome }) => isFailed(outcome));
  if (failed.length === 0) return undefined;
  return [
    '### Browser support',
    ...failed.map(writePart),
    'Write a fallback or a test around it, or accept it: `plimsoll scan --accept --reason "…"`.',
  ].join('\n\n');
}

function writePart({ label, outcome }: ScanPart): string {
  const [share = ''] = outcomeSentences(outcome);
  const keys = [...groupByKey(outcome.findings)];
  const rest = keys.length - MAX_KEYS;
  return [
    ...(label === '' ? [] : [`#### ${inText(label)}`]),
    `**${inText(share)}**`,
    ...keys.slice(0, MAX_KEYS).map(([key, findings]) => writeKey(outcome, key, findings)),
    ...(rest > 0 ? [`… and ${formatCountWithNoun(rest, 'more key')} in the job’s report.`] : []),
    ...outcome.wrongComments
      .slice(0, MAX_KEYS)
      .map(({ file, line, message }) => `- ${inCode(`${file}:${line}`)} ${inText(message)}`),
  ].join('\n\n');
}

function groupByKey(findings: readonly ScanFinding[]): Map<string, readonly ScanFinding[]> {
  const groups = new Map<string, readonly ScanFinding[]>();
  for (const finding of findings)
    if (finding.level === 'error')
      groups.set(finding.use.key, [...(groups.get(finding.use.key) ?? []), finding]);
  return groups;
}

function writeKey(
  { keyFacts }: ScanOutcome,
  key: string,
  findings: readonly ScanFinding[],
): string {
  const [first] = findings;
  const { sentences = [], guard } = keyFacts.get(key) ?? {};
  const [, leftOut] = sentences;
  const places = findings.slice(0, MAX_PLACES).map(({ use }) => {
    const { file, line } = getPlace(use);
    return inCode(`${file}:${line}`);
  });
  const rest = findings.length - places.length;
  return [
    `- ${inText(first?.message ?? key)}${leftOut === undefined ? '' : ` ${inText(leftOut)}`}`,
    `  ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`,
    ...(guard === undefined ? [] : ['', ...fence(guard).map((line) => `  ${line}`)]),
  ].join('\n');
}

function fence(code: string): readonly string[] {
  return ['```', ...code.split('\n'), '```'];
}
