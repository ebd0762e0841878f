import type { ImportedFile } from '@/engines/importer/ImportedFile';
import { importFile } from '@/engines/importer/importFile';
import { knownBrowsers } from '../../support/knownBrowsers';

const known = knownBrowsers();

export const read = (text: string): ImportedFile => importFile(text, known);

/** The outcome of each counted row, as one would read it aloud. */
export const outcomesOf = ({ lines }: ImportedFile) =>
  lines.map(({ count, outcome }) =>
    outcome.kind === 'release'
      ? `${count} ${outcome.slug} ${outcome.version}`
      : outcome.kind === 'versionless'
        ? `${count} of some ${outcome.slugs.join(' or ')}`
        : `${count} unknown: ${outcome.name}`,
  );

export const reasonOf = ({ lines }: ImportedFile): string => {
  const [first] = lines;
  return first === undefined || first.outcome.kind === 'release' ? '' : first.outcome.reason;
};

export const assumedIn = ({ assumptions }: ImportedFile) => assumptions.map(({ code }) => code);

export const GA4 = 'Browser,Browser version,Operating system,OS version,Active users';
