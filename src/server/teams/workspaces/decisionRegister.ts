// A project's decisions as files: Markdown to read, CSV for a spreadsheet, JSON for programs.
import { conditionSentences } from '@/domain/decisionConditions';
import { decisionWords } from '@/domain/decisionStates';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import { formatLine } from '@/domain/format';
import { writeCsvRow } from '@/domain/writeCsvRow';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { namedConditions } from './conditions';
import type { DecisionEvidence } from './DecisionEvidence';
import { evidenceClaim } from './evidenceClaim';
import { subjectName } from './Subject';

export const REGISTER_FORMATS = ['json', 'csv', 'md'] as const;

export type RegisterFormat = (typeof REGISTER_FORMATS)[number];

export interface Register {
  readonly project: ProjectRow;
  readonly decisions: readonly DecisionRow[];
  /** Names by account id. */
  readonly people: ReadonlyMap<string, string>;
}

export interface RegisterFile {
  readonly type: string;
  readonly body: string;
}

export function writeRegister(
  catalogue: Catalogue,
  register: Register,
  format: RegisterFormat,
): RegisterFile {
  const entries = register.decisions.map((row) => toEntry(catalogue, row, register.people));
  switch (format) {
    case 'json':
      return {
        type: 'application/json; charset=utf-8',
        body: `${JSON.stringify({ project: register.project.name, decisions: entries }, null, 2)}\n`,
      };
    case 'csv':
      return { type: 'text/csv; charset=utf-8', body: writeCsv(entries) };
    case 'md':
      return {
        type: 'text/markdown; charset=utf-8',
        body: writeMarkdown(register.project, entries),
      };
  }
}

type Entry = ReturnType<typeof toEntry>;

function toEntry(catalogue: Catalogue, row: DecisionRow, people: Register['people']) {
  return {
    subject: row.subject,
    name: subjectName(catalogue, row.subject),
    state: row.state,
    decidedOn: new Date(row.decided_at).toISOString().slice(0, 10),
    owner: people.get(row.owner_id ?? '') ?? null,
    reviewOn: row.review_on,
    askAtPercent: row.ask_at_percent ?? null,
    askWhenShipped: row.ask_when_shipped ?? null,
    conditions: conditionSentences(row.state, namedConditions(catalogue, row)),
    rationale: row.rationale,
    fallback: row.fallback,
    version: row.version,
    evidence: JSON.parse(row.evidence) as DecisionEvidence,
  };
}

const COLUMNS = [
  'subject',
  'name',
  'state',
  'decidedOn',
  'owner',
  'reviewOn',
  'askAtPercent',
  'askWhenShipped',
  'rationale',
  'fallback',
] as const;

function writeCsv(entries: readonly Entry[]): string {
  return [
    writeCsvRow([...COLUMNS, 'audience', 'supportedPercent', 'linePercent']),
    ...entries.map((entry) =>
      writeCsvRow([
        ...COLUMNS.map((column) => entry[column] ?? undefined),
        entry.evidence.audience,
        Math.round(entry.evidence.supportedShare * 1000) / 10,
        entry.evidence.linePercent,
      ]),
    ),
  ].join('');
}

function writeMarkdown({ name }: ProjectRow, entries: readonly Entry[]): string {
  const parts = entries.map((entry) =>
    [
      `## ${escapeMarkdown(entry.name)}`,
      `${decisionWords(entry.state)} on ${entry.decidedOn}${entry.owner === null ? '' : ` by ${escapeMarkdown(entry.owner)}`}. ` +
        `${evidenceClaim(entry.evidence)} then, with a line of ${formatLine(entry.evidence.linePercent)}.`,
      ...(entry.reviewOn === null ? [] : [`To be reviewed on ${entry.reviewOn}.`]),
      ...entry.conditions,
      ...(entry.rationale === '' ? [] : [entry.rationale]),
      ...(entry.fallback === null ? [] : [`Fallback: ${entry.fallback}`]),
    ].join('\n\n'),
  );
  return `${[`# Decisions of ${escapeMarkdown(name)}`, ...parts].join('\n\n')}\n`;
}
