import { createHash } from 'node:crypto';
import { getPlace } from '@/cli/scan/FoundUse';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import type { SourcePlace } from '@/scanner/ScanUse';
import { fingerprint } from './sarifReport';

/** GitLab's Code Quality report. */
export function gitlabReport({ findings, wrongComments }: ScanOutcome): string {
  const seen = new Map<string, number>();
  // Two equal lines in a file are two issues; GitLab merges those of one fingerprint.
  const distinct = (text: string): string => {
    const number = seen.get(text) ?? 0;
    seen.set(text, number + 1);
    return number === 0
      ? text
      : createHash('sha256').update(`${text} ${number}`).digest('hex').slice(0, 32);
  };
  const issues = [
    ...findings.map(({ use, level, message }) => ({
      ...toIssue(use.key, message, getPlace(use)),
      fingerprint: distinct(fingerprint(use)),
      severity: level === 'error' ? 'major' : 'minor',
    })),
    ...wrongComments.map(({ message, ...place }) => ({
      ...toIssue('plimsoll-ignore-next-line', message, place),
      fingerprint: distinct(
        createHash('sha256').update(`${place.file}\n${message}`).digest('hex').slice(0, 32),
      ),
      severity: 'major',
    })),
  ];
  return `${JSON.stringify(issues, null, 1)}\n`;
}

function toIssue(name: string, description: string, { file, line }: SourcePlace) {
  return { check_name: name, description, location: { path: file, lines: { begin: line } } };
}
