import { compareVersions } from '@/domain/compareVersions';
import { SupportState } from '@/domain/SupportState';
import type { CompatKey, Release, SupportStatement } from '@/server/data/catalogue/Catalogue';
import { textOfHtml } from './textOfHtml';

export interface StatementWords {
  /** A note in quotation marks, or “It needs the prefix -webkit-”. */
  readonly text: string;
  readonly kind: 'NOTE' | 'PREFIX' | 'OTHER_NAME';
  /** The note without quotation marks, the prefix or the name. */
  readonly quote: string;
}

/** How one release supports a key that it supports in part; undefined if the data doesn't say. */
export function statementWords(
  key: CompatKey,
  release: Release,
  state: SupportState,
): StatementWords | undefined {
  const statements = (key.statements(release.browser) ?? []).filter(
    (statement) => statement.flags.length === 0 && holdsIn(statement, release),
  );
  switch (state) {
    case SupportState.PARTIAL: {
      const notes = statements.find(({ isPartial }) => isPartial)?.notesHtml ?? [];
      const note = notes.map(textOfHtml).find((one) => !REFERENCE.test(one));
      if (note === undefined) return undefined;
      const quote = shortenNote(note);
      return { kind: 'NOTE', quote, text: `“${quote}”` };
    }
    case SupportState.PREFIXED: {
      const prefix = statements.find((statement) => statement.prefix !== undefined)?.prefix;
      return prefix === undefined
        ? undefined
        : { kind: 'PREFIX', quote: prefix, text: `It needs the prefix ${prefix}` };
    }
    case SupportState.RENAMED: {
      const name = statements.find(
        ({ alternativeName }) => alternativeName !== undefined,
      )?.alternativeName;
      return name === undefined
        ? undefined
        : { kind: 'OTHER_NAME', quote: name, text: `It is called ${name}` };
    }
    default:
      return undefined;
  }
}

/** As the catalogue counts it: from the version that added it, up to the one that removed it. */
function holdsIn(
  { versionAdded, versionRemoved }: SupportStatement,
  { version }: Release,
): boolean {
  if (versionAdded === false || versionAdded === 'preview') return false;
  if (compareVersions(plain(versionAdded), version) > 0) return false;
  return (
    versionRemoved === undefined ||
    versionRemoved === 'preview' ||
    compareVersions(plain(versionRemoved), version) > 0
  );
}

const plain = (version: string): string => version.replace('≤', '');

/** A note that says nothing by itself. */
const REFERENCE = /^see (?:the )?(?:\w+ )?bugs?\b/i;

/** The first sentence of a note, without the numbers of bugs. */
function shortenNote(note: string): string {
  const text = note
    .replace(/\s*\((?:see )?(?:the )?bugs? [^)]*\)/gi, '')
    .replace(/[,;:.]? see (?:the )?(?:\w+ )?bugs? [^.]*\.?/gi, '')
    .trim();
  const [first] = /^.{12,}?[.!](?=\s+["“'`<]?[A-Z])/u.exec(text) ?? [text];
  return cut(first.replace(/[.,;:]+$/, ''));
}

/** Longer notes would bury the verdict. */
const MAX_LENGTH = 160;

function cut(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH)).replace(/[.,;:]+$/, '')} …`;
}
