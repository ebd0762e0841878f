import { createHash } from 'node:crypto';
import { type FoundUse, getPlace } from '@/cli/scan/FoundUse';
import { nameInRepository } from '@/cli/scan/nameInRepository';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import { getEffect, type SourcePlace } from '@/engines/scanner/forReports';
import { COMMENT_RULE, sarifRule } from './sarifRule';

const SARIF_LEVELS = { error: 'error', warning: 'warning', hint: 'note' } as const;

/** SARIF 2.1.0: one rule for each key, accepted uses as suppressed results. */
export function sarifReport(outcome: ScanOutcome): string {
  const { folder, version, server } = outcome;
  const results = toResults(outcome);
  const keys = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  const indexes = new Map(keys.map((key, at) => [key, at]));
  return `${JSON.stringify(
    {
      $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
      version: '2.1.0',
      runs: [
        {
          tool: {
            driver: {
              name: 'plimsoll',
              version,
              ...(/^\d+\.\d+\.\d+/.test(version) && { semanticVersion: version }),
              ...(server !== undefined && { informationUri: server }),
              rules: keys.map((id) => sarifRule(id, outcome.keyFacts.get(id))),
            },
          },
          // An upload replaces the one before with the same category: each configuration has its own.
          automationDetails: { id: `plimsoll/${folder === '' ? '' : `${folder}/`}` },
          columnKind: 'utf16CodeUnits',
          invocations: [toInvocation(outcome)],
          results: results.map((result) => ({ ...result, ruleIndex: indexes.get(result.ruleId) })),
          properties: toProperties(outcome),
        },
      ],
    },
    null,
    1,
  )}\n`;
}

function toInvocation({ isPartial, hasShare, unreadable, folder }: ScanOutcome) {
  return {
    executionSuccessful: !isPartial && hasShare,
    toolExecutionNotifications: unreadable.map(({ place, message, isPart }) => ({
      level: hasShare ? 'warning' : 'error',
      descriptor: { id: isPart ? 'unreadable-part' : 'unreadable-file' },
      message: { text: message },
      locations: [toLocation(place, folder)],
    })),
  };
}

function toProperties({ facts, line, hasShare }: ScanOutcome) {
  const { audience, runsShare, wholeShare, data } = facts;
  return {
    ...{ audience: audience.key, line, data },
    ...(hasShare && { runsShare, wholeShare }),
  };
}

function toResults({ accepted, findings, wrongComments, folder }: ScanOutcome) {
  return [
    ...findings.map(({ use, level, message }) =>
      toResult(use, SARIF_LEVELS[level], message, folder),
    ),
    ...accepted.filter(isMissed).map((use) => ({
      ...toResult(use, 'note', `${use.key} is accepted.`, folder),
      suppressions: [{ kind: 'external', justification: use.reason ?? '' }],
    })),
    ...wrongComments.map(({ message, ...place }) => ({
      ruleId: COMMENT_RULE,
      level: 'error',
      message: { text: message },
      locations: [toLocation(place, folder)],
    })),
  ];
}

function isMissed({ consequence }: FoundUse): boolean {
  return getEffect(consequence) !== 'none';
}

function toResult(
  use: FoundUse,
  level: 'error' | 'warning' | 'note',
  text: string,
  folder: string,
) {
  const place = getPlace(use);
  return {
    ruleId: use.key,
    level,
    message: { text },
    locations: [toLocation(place, folder, use.original ? undefined : use.endColumn)],
    // If a build is reported at its source, the scanned place comes second.
    ...(use.original && { relatedLocations: [toLocation(use, folder, use.endColumn)] }),
    partialFingerprints: { 'useInContext/v1': fingerprint(use) },
    properties: { consequence: use.consequence, evidence: use.evidence },
  };
}

function toLocation({ file, line, column }: SourcePlace, folder: string, endColumn?: number) {
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(nameInRepository(file, folder)) },
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
