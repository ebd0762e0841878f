import { createHash } from 'node:crypto';
import { type FoundUse, getPlace } from '@/cli/scan/FoundUse';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import { getEffect, type SourcePlace } from '@/engines/scanner/forReports';

/** SARIF 2.1.0: one rule for each key, accepted uses as suppressed results. */
export function sarifReport(outcome: ScanOutcome): string {
  const results = toResults(outcome);
  const keys = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'plimsoll',
              version: outcome.version,
              rules: keys.map((id) => ({ id, shortDescription: { text: ruleText(id) } })),
            },
          },
          columnKind: 'utf16CodeUnits',
          invocations: [
            {
              executionSuccessful: !outcome.isPartial,
              toolExecutionNotifications: outcome.unreadable.map(({ place, message }) => ({
                level: 'warning',
                message: { text: message },
                locations: [toLocation(place)],
              })),
            },
          ],
          results: results.map((result) => ({ ...result, ruleIndex: keys.indexOf(result.ruleId) })),
          properties: {
            audience: outcome.facts.audience.key,
            line: outcome.line,
            runsShare: outcome.facts.runsShare,
            wholeShare: outcome.facts.wholeShare,
            data: outcome.facts.data,
          },
        },
      ],
    },
    null,
    1,
  )}\n`;
}

function toResults({ uses, findings, wrongComments }: ScanOutcome) {
  const accepted = uses.filter(
    ({ guard, consequence }) => guard === 'accepted' && getEffect(consequence) !== 'none',
  );
  return [
    ...findings.map(({ use, level, message }) => toResult(use, level, message)),
    ...accepted.map((use) => ({
      ...toResult(use, 'note', `${use.key} is accepted.`),
      suppressions: [{ kind: 'external', justification: use.reason ?? '' }],
    })),
    ...wrongComments.map(({ message, ...place }) => ({
      ruleId: COMMENT_RULE,
      level: 'error',
      message: { text: message },
      locations: [toLocation(place)],
    })),
  ];
}

const COMMENT_RULE = 'plimsoll-ignore-next-line';

function ruleText(id: string): string {
  return id === COMMENT_RULE
    ? 'A comment that accepts a use must name it and give a reason.'
    : `Uses ${id}`;
}

function toResult(use: FoundUse, level: 'error' | 'warning' | 'note', text: string) {
  const place = getPlace(use);
  return {
    ruleId: use.key,
    level,
    message: { text },
    locations: [toLocation(place, use.original ? undefined : use.endColumn)],
    // If a build is reported at its source, the scanned place comes second.
    ...(use.original && { relatedLocations: [toLocation(use, use.endColumn)] }),
    partialFingerprints: { 'useInContext/v1': fingerprint(use) },
    properties: { consequence: use.consequence, evidence: use.evidence },
  };
}

function toLocation({ file, line, column }: SourcePlace, endColumn?: number) {
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(file) },
      region: {
        startLine: line,
        startColumn: column,
        ...(endColumn !== undefined && { endColumn }),
      },
    },
  };
}

/**
 * A source map or a HAR may name a file with half of a surrogate pair, which no address can have.
 */
function toUri(file: string): string {
  return file
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** Stays the same when the line moves. */
export function fingerprint(use: FoundUse): string {
  const context = (use.context ?? '').replace(/\s+/g, ' ');
  return createHash('sha256')
    .update(`${use.key}\n${getPlace(use).file}\n${context}`)
    .digest('hex')
    .slice(0, 32);
}
