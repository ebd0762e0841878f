// A project's decisions as ADR files: one for every decision ever made, numbered by age. Pitfall:
// numbers never change, so superseded and withdrawn decisions keep their files, which say so.
import { conditionSentences } from '@/domain/decisionConditions';
import { decisionWords } from '@/domain/decisionStates';
import { escapeMarkdown } from '@/domain/escapeMarkdown';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DecisionRow } from '@/server/platform/database/Tables';
import { namedConditions } from './conditions';
import type { DecisionEvidence } from './DecisionEvidence';
import { evidenceClaim } from './evidenceClaim';
import { subjectName } from './Subject';

export interface AdrFile {
  /** `0001-subgrid.md` */
  readonly name: string;
  readonly text: string;
}

/**
 * @param rows all of a project, in the order of their making
 * @param people names by account id
 */
export function writeAdrFiles(
  catalogue: Catalogue,
  rows: readonly DecisionRow[],
  people: ReadonlyMap<string, string>,
): readonly AdrFile[] {
  const names = rows.map((row, at) => fileName(row, at));
  const bySubject = new Map<string, { readonly row: DecisionRow; readonly name: string }[]>();
  rows.forEach((row, at) => {
    const same = bySubject.get(row.subject) ?? [];
    bySubject.set(row.subject, [...same, { row, name: names[at]! }]);
  });
  return rows.map((row, at) => {
    const next = bySubject
      .get(row.subject)!
      .find((other) => other.row.version > row.version && other.row.withdrawn_at == null);
    const name = names[at]!;
    const status = formatStatus(
      row,
      next && `Superseded by [${next.name.slice(0, 4)}](${next.name})`,
    );
    return { name, text: writeFile(row, { catalogue, people, number: at + 1, status }) };
  });
}

function fileName({ subject }: DecisionRow, at: number): string {
  const slug = subject
    .slice(subject.indexOf(':') + 1)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '');
  return `${String(at + 1).padStart(4, '0')}-${slug}.md`;
}

function formatStatus(row: DecisionRow, superseded: string | undefined): string {
  if (row.withdrawn_at != null)
    return `Withdrawn on ${new Date(row.withdrawn_at).toISOString().slice(0, 10)}`;
  if (row.is_current !== 1 && superseded !== undefined) return superseded;
  return STATUS[row.state];
}

/** Adopted, waiting and declined are each a decision that was accepted. */
const STATUS: Readonly<Record<DecisionRow['state'], string>> = {
  PROPOSED: 'Proposed',
  ADOPTED: 'Accepted',
  ADOPTED_WITH_FALLBACK: 'Accepted',
  WAITING: 'Accepted',
  DECLINED: 'Accepted',
};

interface Written {
  readonly catalogue: Catalogue;
  readonly people: ReadonlyMap<string, string>;
  readonly number: number;
  readonly status: string;
}

function writeFile(row: DecisionRow, { catalogue, people, number, status }: Written): string {
  const evidence = JSON.parse(row.evidence) as DecisionEvidence;
  const { linePercent, dataVersion, day } = evidence;
  const owner = people.get(row.owner_id ?? '');
  const parts = [
    `# ${number}. ${escapeMarkdown(subjectName(catalogue, row.subject))}: ${decisionWords(row.state).toLowerCase()}`,
    `Date: ${new Date(row.decided_at).toISOString().slice(0, 10)}${owner === undefined ? '' : `\nOwner: ${escapeMarkdown(owner)}`}`,
    `## Status\n\n${status}`,
    `## Context\n\n${evidenceClaim(evidence)} on ${day}, with a line of ${linePercent} % (${dataVersion}).`,
    `## Decision\n\n${decisionWords(row.state)}.${row.rationale === '' ? '' : `\n\n${row.rationale}`}`,
    `## Consequences\n\n${consequences(catalogue, row)}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function consequences(catalogue: Catalogue, row: DecisionRow): string {
  const { fallback, review_on } = row;
  const parts = [
    ...(fallback === null ? [] : [`Those whose browser lacks it get: ${fallback}`]),
    ...(review_on === null ? [] : [`To be reviewed on ${review_on}.`]),
    ...conditionSentences(row.state, namedConditions(catalogue, row)),
  ];
  return parts.length > 0 ? parts.join('\n\n') : 'None were written down.';
}
