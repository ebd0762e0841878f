// Reads a CSV register of decisions as drafts, with faults by line. Pitfall: files come from
// spreadsheets, with their own separators, columns and words; anything not understood is reported,
// never dropped.
import { isDay } from '@/domain/Day';
import { DECISION_STATES } from '@/domain/decisionStates';
import { isRefusal } from '@/domain/Refusal';
import { readRows, type Separator, SEPARATORS, type TextRow } from '@/engines/importer/forServer';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { BulkDraft } from './bulkDecisions';
import { checkProse, invalid } from './checkText';
import { checkConditions } from './conditions';
import { checkTexts } from './decisions';
import { checkSubject, type SubjectInput } from './Subject';

export const REGISTER_ROWS = 500;
const LINES_OF_CELL = 500;

export interface RegisterLine {
  /** From 1, as a text editor counts. */
  readonly line: number;
  readonly draft: BulkDraft;
  /** A sentence about anything imported differently from the file. */
  readonly note?: string | undefined;
}

export interface RegisterFault {
  readonly line: number;
  readonly message: string;
}

export interface ReadRegister {
  readonly lines: readonly RegisterLine[];
  readonly faults: readonly RegisterFault[];
  /** Columns of which nothing is taken. */
  readonly unused: readonly string[];
}

interface RegisterReader {
  readonly catalogue: Catalogue;
  /** Account ids of members by name and address, in lower case; null for a name of several. */
  readonly members: ReadonlyMap<string, string | null>;
  /** Owns what has no owner. */
  readonly self: string | null;
}

const COLUMNS = [
  'subject',
  'state',
  'rationale',
  'fallback',
  'reviewon',
  'owner',
  'decidedon',
  'askatpercent',
  'askwhenshipped',
] as const;

type Column = (typeof COLUMNS)[number];

/** Of our own exports, but read from the data. */
const DERIVED = ['name', 'audience', 'supportedpercent', 'linepercent'];

/** @throws Refusal TEXT_INVALID if the file is not a register */
export function readRegister(csv: string, reader: RegisterReader): ReadRegister {
  const [head, ...rows] = readRows(csv, detectSeparator(csv), LINES_OF_CELL).filter(({ cells }) =>
    cells.some((cell) => cell.trim() !== ''),
  );
  const names =
    head?.cells.map((cell) =>
      cell
        .trim()
        .toLowerCase()
        .replace(/[\s_-]/g, ''),
    ) ?? [];
  if (!names.includes('subject') || !names.includes('state'))
    throw invalid(
      'csv',
      'The first line names the columns. “subject” and “state” are needed; “rationale”, “fallback”, “reviewOn”, “askAtPercent”, “askWhenShipped”, “owner” and “decidedOn” are taken too.',
    );
  if (rows.length > REGISTER_ROWS)
    throw invalid('csv', `This has ${rows.length} rows. Import at most ${REGISTER_ROWS} at once.`);
  const lines: RegisterLine[] = [];
  const faults: RegisterFault[] = [];
  const seen = new Map<string, number>();
  for (const row of rows)
    try {
      const read = readLine(row, names, reader);
      const before = seen.get(read.draft.subject);
      if (before !== undefined)
        throw invalid('csv', `Line ${before} decides on this already. Keep one of them.`);
      seen.set(read.draft.subject, row.line);
      lines.push(read);
    } catch (cause) {
      if (!isRefusal(cause)) throw cause;
      faults.push({ line: row.line, message: cause.message });
    }
  const unused = (head?.cells ?? []).filter((_, at) => !isTaken(names[at]!));
  return { lines, faults, unused };
}

const isTaken = (name: string): boolean =>
  name === '' || DERIVED.includes(name) || (COLUMNS as readonly string[]).includes(name);

/** The one that the first line has most of. */
function detectSeparator(csv: string): Separator {
  const [first = ''] = csv.split(/\r?\n/, 1);
  const count = (separator: Separator) => first.split(separator).length;
  return [...SEPARATORS].sort((a, b) => count(b) - count(a))[0]!;
}

function readLine({ line, cells }: TextRow, names: readonly string[], reader: RegisterReader) {
  const cell = (column: Column): string => stripGuard(cells[names.indexOf(column)]?.trim() ?? '');
  const subject = checkSubject(reader.catalogue, parseSubject(cell('subject'), reader.catalogue));
  const owner = cell('owner');
  const ownerId = reader.members.get(owner.toLowerCase());
  const isUnknown = owner !== '' && ownerId == null;
  const rationale = checkProse(cell('rationale'), 'rationale', 10_000);
  const texts = checkTexts({
    state: parseState(cell('state')),
    // An owner that this workspace does not know stays in the rationale.
    rationale: isUnknown ? `${rationale}\n\nOwner: ${owner}`.trim() : rationale,
    fallback: cell('fallback'),
    reviewOn: cell('reviewon') || null,
  });
  const conditions = checkConditions(reader.catalogue, parseState(cell('state')), {
    askAtPercent: parsePercent(cell('askatpercent')),
    askWhenShipped: cell('askwhenshipped') || null,
  });
  const decidedOn = cell('decidedon');
  if (decidedOn !== '' && !isDay(decidedOn))
    throw invalid('decidedOn', `“${decidedOn.slice(0, 40)}” is not a date such as 2026-03-31.`);
  return {
    line,
    draft: {
      ...{ subject, state: parseState(cell('state')), ...texts, ...conditions },
      owner_id: (owner === '' ? null : ownerId) ?? reader.self,
      ...(decidedOn !== '' && { decided_at: Date.parse(`${decidedOn}T00:00:00Z`) }),
    },
    note: isUnknown ? ownerNote(owner.slice(0, 80), ownerId) : undefined,
  };
}

const ownerNote = (owner: string, ownerId: string | null | undefined): string =>
  ownerId === null
    ? `Several members have the name “${owner}”; the reason names them. Use an email address.`
    : `“${owner}” isn’t a member here; the reason names them.`;

/** An export puts an apostrophe before what a spreadsheet would take for a formula. */
const stripGuard = (text: string): string => text.replace(/^'(?=[=+\-@＝＋－＠])/, '');

function parseSubject(text: string, catalogue: Catalogue): SubjectInput {
  if (text === '') throw invalid('subject', 'The subject is missing.');
  const [, kind, name = text] = /^(feature|key|set):(.+)$/s.exec(text) ?? [];
  if (kind === 'key' || (kind === undefined && catalogue.keyByPath(name)))
    return { compatKey: name };
  return { features: name.split(/[,+]/).map((part) => part.trim()) };
}

/** NaN, which the check of the range refuses, for anything but a number. */
const parsePercent = (text: string): number | null =>
  text === '' ? null : Number(text.replace(/\s*%$/, '').replace(',', '.'));

function parseState(text: string): BulkDraft['state'] {
  const wanted = text.toLowerCase().replaceAll('_', ' ');
  const found = DECISION_STATES.find(
    ({ state, words }) =>
      state.toLowerCase().replaceAll('_', ' ') === wanted || words.toLowerCase() === wanted,
  );
  if (found) return found.state;
  const known = DECISION_STATES.map(({ words }) => words).join(', ');
  throw invalid('state', `“${text.slice(0, 40)}” is not a state. Write one of: ${known}.`);
}
