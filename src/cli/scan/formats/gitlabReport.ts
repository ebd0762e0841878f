import { createHash } from 'node:crypto';
import { replaceControls } from '@/cli/replaceControls';
import { getPlace } from '@/cli/scan/FoundUse';
import { nameInRepository } from '@/cli/scan/nameInRepository';
import type { ScanOutcome } from '@/cli/scan/ScanOutcome';
import type { SourcePlace } from '@/engines/scanner/forReports';
import { fingerprint } from './sarifReport';

const SEVERITIES = { error: 'major', warning: 'minor', hint: 'info' } as const;

/** GitLab's Code Quality report. */
export function gitlabReport({ findings, wrongComments, unreadable, folder }: ScanOutcome): string {
  const toIssue = (name: string, description: string, { file, line }: SourcePlace) => ({
    check_name: name,
    description: replaceControls(description),
    location: { path: replaceControls(nameInRepository(file, folder)), lines: { begin: line } },
  });
  const seen = new Map<string, number>();
  // Two equal lines in a file are two issues; GitLab merges those of one fingerprint.
  const distinct = (text: string): string => {
    const number = seen.get(text) ?? 0;
    seen.set(text, number + 1);
    return number === 0 ? text : digest(`${text} ${number}`);
  };
  const issues = [
    ...findings.map(({ use, level, message }) => ({
      ...toIssue(use.key, message, getPlace(use)),
      fingerprint: distinct(fingerprint(use)),
      severity: SEVERITIES[level],
    })),
    ...wrongComments.map(({ message, ...place }) => ({
      ...toIssue('plimsoll-ignore-next-line', message, place),
      fingerprint: distinct(digest(`${place.file}\n${message}`)),
      severity: 'major',
    })),
    ...unreadable.map(({ place, message }) => ({
      ...toIssue('unreadable-file', message, place),
      fingerprint: distinct(digest(`${place.file}\n${message}`)),
      severity: 'info',
    })),
  ];
  return `${JSON.stringify(issues, null, 1)}\n`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
