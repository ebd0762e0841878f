// Reduces all statements of a key in one browser to one table cell, by the rules of MDN's tables.
// Pitfall: the first statement isn't always the one to show, because a plain version further down
// is better news.
import type { SupportClass } from '@/domain/SupportClass';
import type { Browser, CompatKey, SupportStatement } from './Catalogue';

export interface SupportCell {
  readonly browser: Browser;
  readonly class: SupportClass;
  /** "15.4", "≤12.1", "5–10" (removed in 10), "Preview", "No", or "?" without data. */
  readonly label: string;
  /** All statements, in BCD's order. */
  readonly statements: readonly SupportStatement[];
}

const UNRELEASED = ['beta', 'nightly', 'planned'];

export function getSupportCell(key: CompatKey, browser: Browser): SupportCell {
  const statements = key.statements(browser) ?? [];
  const shown = representative(statements);
  if (!shown) return { browser, class: 'UNKNOWN', label: '?', statements };

  return { browser, class: getClass(shown, browser), label: getLabel(shown), statements };
}

/**
 * Statement tests, most preferred first. The first statement to pass the earliest test is shown.
 */
const PREFERENCES: readonly ((statement: SupportStatement) => boolean)[] = [
  (statement) => isPlain(statement) && statement.notesHtml.length === 0,
  isPlain,
  (statement) =>
    isStanding(statement) &&
    (statement.prefix !== undefined || statement.alternativeName !== undefined),
  (statement) => isStanding(statement) && statement.isPartial,
  (statement) => isStanding(statement) && statement.flags.length > 0,
  (statement) => !isStanding(statement),
  () => true,
];

/** The statement to show for a browser; undefined without data. */
export function representative(
  statements: readonly SupportStatement[],
): SupportStatement | undefined {
  for (const isPreferred of PREFERENCES) {
    const found = statements.find(isPreferred);
    if (found) return found;
  }
  return undefined;
}

/** A version and nothing else, apart from notes and links. */
function isPlain(statement: SupportStatement): boolean {
  return (
    statement.versionAdded !== false &&
    isStanding(statement) &&
    !statement.isPartial &&
    statement.prefix === undefined &&
    statement.alternativeName === undefined &&
    statement.flags.length === 0
  );
}

function isStanding({ versionRemoved }: SupportStatement): boolean {
  return versionRemoved === undefined;
}

function getClass(statement: SupportStatement, browser: Browser): SupportClass {
  if (statement.isPartial) return isStanding(statement) ? 'PARTIAL' : 'REMOVED_PARTIAL';
  if (statement.versionAdded === false) return 'NO';
  if (isUnreleased(statement.versionAdded, browser)) return 'PREVIEW';
  return isStanding(statement) && statement.flags.length === 0 ? 'YES' : 'NO';
}

function isUnreleased(version: string, browser: Browser): boolean {
  const release = browser.releases.find(
    (candidate) => candidate.version === version.replace('≤', ''),
  );

  return version === 'preview' || UNRELEASED.includes(release?.status ?? '');
}

function getLabel({ versionAdded, versionRemoved }: SupportStatement): string {
  if (versionAdded === false) return 'No';
  const added = versionAdded === 'preview' ? 'Preview' : versionAdded;
  return versionRemoved === undefined
    ? added
    : `${added}–${versionRemoved === 'preview' ? 'Preview' : versionRemoved}`;
}
