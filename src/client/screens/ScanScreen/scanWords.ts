import { formatCountWithNoun } from '@/domain/format';
import { readableName } from '@/domain/readableName';
import type { UnreadFile } from '@/engines/scanner/forPage';
import type { Consequence, Guard, UseEvidence } from '@/engines/scanner/forReports';

/** The consequence in a browser without the key. */
export const consequenceWords: Readonly<Record<Consequence, string>> = {
  'file-does-not-run': 'The file doesn’t run',
  throws: 'Throws an error',
  'rule-dropped': 'The rule is dropped',
  'block-ignored': 'The block is ignored',
  ignored: 'Ignored',
  'reads-undefined': 'Reads undefined',
  enhancement: 'No one misses it',
  'not-reached': 'Not reached',
};

/** Why a use is believed. */
export const evidenceWords: Readonly<Record<UseEvidence, string>> = {
  exact: 'Exact match.',
  typed: 'Exact by type: the code says what it is called on.',
  possible: 'Only the name fits; it may be another object’s.',
};

export const guardWords: Readonly<Record<Guard, string>> = {
  supports: 'Tested for with @supports',
  fallback: 'Has a fallback',
  'feature-test': 'Tested for first',
  optional: 'Called only where it exists',
  caught: 'Its error is caught, but what it does is missing',
  module: 'Older browsers never load this module',
  polyfilled: 'The project polyfills it',
  accepted: 'Accepted',
  lowered: 'Rewritten by the build',
  implied: 'Proven by the test',
  asked: 'Tested for elsewhere in the file',
};

export const unreadWords: Readonly<Record<UnreadFile['reason'], string>> = {
  problem: 'can’t be read',
  part: 'read except for a part',
  'too-slow': 'took longer than 10 seconds a megabyte',
  'too-large': 'too large to scan in a browser',
  'too-many': 'beyond 20,000 files',
  stopped: 'not read before you stopped',
  binary: 'not text',
  video: 'video, not code',
  dependency: 'dependencies and version control',
  'source-map': 'source maps',
  declarations: 'type declarations',
  pug: 'Pug, which is not read',
  haml: 'Haml, which is not read',
  slim: 'Slim, which is not read',
  stylus: 'Stylus, which is not read',
  sass: 'indented Sass, which is not read',
  coffee: 'CoffeeScript, which is not read',
  server: 'code of a server or of Node.js',
  tests: 'tests',
  tooling: 'configuration of a build',
  'other-kind': 'other kinds of file',
};

/** "2 files", "2 files and 1 part": a part belongs to a file that was read otherwise. */
export function countUnread(unread: readonly UnreadFile[]): string {
  const parts = unread.filter(({ reason }) => reason === 'part').length;
  const files = unread.length - parts;
  return [
    ...(files > 0 ? [formatCountWithNoun(files, 'file')] : []),
    ...(parts > 0 ? [formatCountWithNoun(parts, 'part')] : []),
  ].join(' and ');
}

/** A key that no feature has: `CompressionStream().zstd`, since the data writes a constructor's name twice. */
export function keyTitle(path: string): string {
  return readableName(path).replace(/^([A-Z]\w*)\.\1(?=\.|$)/, '$1()');
}
