import type { FoundUse } from '@/cli/scan/FoundUse';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import type { ScanUse } from '@/engines/scanner/forReports';

/** `{ uses, report }`: the same code, data and audience give the same bytes. */
export function jsonReport(outcome: ScanOutcome): string {
  const { facts, findings, skipped, unreadable, ...rest } = outcome;
  const { keyShares, ...shares } = facts;
  return `${JSON.stringify(
    {
      uses: outcome.uses.map(toScanUse),
      report: {
        tool: `plimsoll ${rest.version}`,
        line: rest.line,
        ...shares,
        findings: findings.map(({ use, level, cause, usableShare, message }) => ({
          ...toPlace(use),
          key: use.key,
          level,
          cause,
          usableShare,
          message,
        })),
        files: rest.fileCount,
        skipped: Object.fromEntries([...skipped].sort(([a], [b]) => (a < b ? -1 : 1))),
        unreadable: unreadable.map(({ place, message }) => ({ ...place, message })),
        wrongComments: rest.wrongComments,
        notes: rest.notes,
        unknownNames: rest.unknownNames,
        prunable: rest.prunable,
        isPartial: rest.isPartial,
      },
    },
    null,
    1,
  )}\n`;
}

function toScanUse({ context, reason, ...use }: FoundUse): ScanUse {
  return use;
}

function toPlace({ file, line, column, original }: FoundUse) {
  return { file, line, column, ...(original && { original }) };
}
