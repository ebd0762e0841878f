import { replaceControls } from '@/cli/replaceControls';
import { getPlace } from '@/cli/scan/FoundUse';
import type { ScanFinding, ScanOutcome } from '@/cli/scan/ScanOutcome';
import type { SourcePlace } from '@/engines/scanner/forReports';

const UNREADABLE = 'unreadable files';

/**
 * One suite for each feature, one case for each use. A warning is a passing case with its sentence.
 */
export function junitReport({ findings, wrongComments, unreadable }: ScanOutcome): string {
  const suites = new Map<string, string[]>();
  const failures = new Map<string, number>();
  const errors = unreadable.length;
  const add = (suite: string, name: string, inner: string, isFailure: boolean) => {
    const cases = suites.get(suite) ?? [];
    cases.push(
      `    <testcase classname="${escape(suite)}" name="${escape(name)}">${inner}</testcase>`,
    );
    suites.set(suite, cases);
    if (isFailure) failures.set(suite, (failures.get(suite) ?? 0) + 1);
  };
  for (const finding of findings) {
    const isFailure = finding.level === 'error';
    add(
      finding.use.feature ?? finding.use.key,
      formatName(finding),
      isFailure ? failure(finding.message) : `<system-out>${escape(finding.message)}</system-out>`,
      isFailure,
    );
  }
  for (const { file, line, column, message } of wrongComments)
    add('plimsoll-ignore-next-line', formatPlace({ file, line, column }), failure(message), true);
  for (const { place, message } of unreadable)
    add(UNREADABLE, formatPlace(place), `<error message="${escape(message)}"/>`, false);
  // A run without any case reads as one that did not take place.
  if (suites.size === 0) add('plimsoll', 'nothing new below the line', '', false);
  const all = [...suites].sort(([a], [b]) => (a < b ? -1 : 1));
  const caseCount = all.reduce((sum, [, cases]) => sum + cases.length, 0);
  const failureCount = [...failures.values()].reduce((sum, number) => sum + number, 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="plimsoll" tests="${caseCount}" failures="${failureCount}" errors="${errors}">`,
    ...all.flatMap(([suite, cases]) => [
      `  <testsuite name="${escape(suite)}" tests="${cases.length}" failures="${failures.get(suite) ?? 0}" errors="${suite === UNREADABLE ? errors : 0}">`,
      ...cases,
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function formatName({ use }: ScanFinding): string {
  return `${use.key} ${formatPlace(getPlace(use))}`;
}

function formatPlace({ file, line, column }: SourcePlace): string {
  return `${file}:${line}:${column}`;
}

function failure(message: string): string {
  return `<failure message="${escape(message)}"/>`;
}

function escape(text: string): string {
  return replaceControls(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
