import type { FoundUse } from '@/cli/scan/FoundUse';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import { SCAN_JSON_VERSION, type ScanJson } from '@/server/model/scan/scanJson';

/**
 * The same code, data and audience give the same bytes. All uses of a large project are longer than a text
 * may be, so they come one by one.
 */
export function* jsonReport(outcome: ScanOutcome, isAll: boolean): Iterable<string> {
  const head = { version: SCAN_JSON_VERSION, report: toReport(outcome) };
  const text = stringify(head);
  if (isAll) yield* withUses(text, outcome.eachUse());
  else yield `${text}\n`;
}

function* withUses(text: string, uses: Iterable<FoundUse>): Iterable<string> {
  yield `${text.slice(0, -'\n}'.length)},\n "uses": [`;
  let mark = '\n';
  for (const use of uses) {
    yield `${mark}  ${stringify(toJsonUse(use)).replaceAll('\n', '\n  ')}`;
    mark = ',\n';
  }
  yield '\n ]\n}\n';
}

function stringify(value: unknown): string {
  // Terminals act on some signs that JSON allows.
  return JSON.stringify(value, null, 1).replace(
    /[\u007F-\u009F\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The report without the uses. */
export function toReport(outcome: ScanOutcome): ScanJson['report'] {
  const { facts, findings, skipped, unreadable, hasShare, ...rest } = outcome;
  const { keyShares, runsShare, wholeShare, unknownShare, ...shares } = facts;
  return {
    tool: `plimsoll ${rest.version}`,
    line: rest.line,
    runsShare: hasShare ? runsShare : null,
    wholeShare: hasShare ? wholeShare : null,
    unknownShare: hasShare ? unknownShare : null,
    ...shares,
    findings: findings.map(({ use, level, cause, usableShare, message }) => ({
      ...toPlace(use),
      ...{ key: use.key, feature: use.feature, consequence: use.consequence },
      ...{ level, cause, evidence: use.evidence, usableShare, message },
    })),
    accepted: rest.accepted.length,
    files: rest.fileCount,
    skipped: Object.fromEntries([...skipped].sort(([a], [b]) => (a < b ? -1 : 1))),
    unreadable: unreadable.map(({ place, message, isPart }) => ({ ...place, message, isPart })),
    wrongComments: rest.wrongComments,
    notes: rest.notes,
    unknownNames: rest.unknownNames,
    prunable: rest.prunable,
    isPartial: rest.isPartial,
  };
}

function toJsonUse({ construct, context, ...use }: FoundUse) {
  return use;
}

function toPlace({ file, line, column, endColumn, original }: FoundUse) {
  return { file, line, column, endColumn, ...(original && { original }) };
}
