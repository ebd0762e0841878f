// Imports a register of decisions into a project. Pitfall: it may be sent twice, and others may
// decide in between, so a plan is shown first, and only that plan is carried out. Ruled by
// docs/decisions/0048-decisions-in-lists-and-files.md.
import { createHash } from 'node:crypto';
import { isRefusal, Refusal } from '@/domain/Refusal';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import type { Access } from './Access';
import { type BulkDraft, recordAll } from './bulkDecisions';
import { refuseMetConditions } from './conditions';
import { keepEvidence } from './DecisionEvidence';
import { allCurrentDecisions } from './findDecisions';
import { listMembers, type Member } from './members';
import {
  type ReadRegister,
  readRegister,
  type RegisterFault,
  type RegisterLine,
} from './readRegister';
import { findSubject } from './Subject';

export type ImportEffect = 'ADDS' | 'SUPERSEDES' | 'UNCHANGED';

export interface PlannedLine extends RegisterLine {
  readonly effect: ImportEffect;
}

export interface ImportPlan extends Omit<ReadRegister, 'lines'> {
  /** Of what would be recorded over what. */
  readonly hash: string;
  readonly lines: readonly PlannedLine[];
  /** Undoes it; null until it was recorded. */
  readonly actId: string | null;
}

interface ImportRequest {
  readonly csv: string;
  readonly context: RequestContext;
  /** The hash of the plan that was shown; without it, nothing is recorded. */
  readonly plan?: string | null | undefined;
  readonly now?: number;
}

/**
 * Imports all lines or none.
 * @throws Refusal TEXT_INVALID if the file is not a register, CONFLICT if the plan has changed
 * since
 */
export async function importDecisions(
  database: Database,
  access: Access,
  project: ProjectRow,
  { csv, context, plan, now = Date.now() }: ImportRequest,
): Promise<ImportPlan> {
  const members = await listMembers(database, access.workspaceId);
  const read = readRegister(csv, {
    catalogue: context.catalogue,
    members: findOwners(members),
    self: access.viewer.kind === 'person' ? access.viewer.accountId : null,
  });
  const current = new Map(
    (await allCurrentDecisions(database, project.id)).map((row) => [row.subject, row]),
  );
  const lines = read.lines.map((line): PlannedLine => ({
    ...line,
    effect: getEffect(line.draft, current.get(line.draft.subject)),
  }));
  const faults = [...read.faults, ...(await findMet(context, project, lines))];
  const hash = hashPlan(lines, current);
  const planned = { ...read, lines, faults, hash, actId: null };
  if (plan == null || faults.length > 0) return planned;
  if (plan !== hash)
    throw new Refusal(
      'CONFLICT',
      'Someone decided on some of this since you looked. Look again, then import.',
    );
  const drafts = lines.flatMap(({ effect, draft: { decided_at, ...draft } }): BulkDraft[] => {
    if (effect === 'UNCHANGED') return [];
    // The first decision on a subject takes its date from the file, but never one in the future.
    const day = effect === 'ADDS' && decided_at !== undefined ? { decided_at } : undefined;
    return [{ ...draft, ...(day && { decided_at: Math.min(day.decided_at, now) }) }];
  });
  const recording = { drafts, action: 'decisions.imported', context, now } as const;
  return { ...planned, actId: await recordAll(database, access, project, recording) };
}

/** By name and address, in lower case. An address is one person's; a name may be several's. */
function findOwners(members: readonly Member[]): ReadonlyMap<string, string | null> {
  const owners = new Map<string, string | null>();
  for (const { account_id, name } of members) {
    const key = name.toLowerCase();
    owners.set(key, owners.has(key) ? null : account_id);
  }
  for (const { account_id, email } of members) owners.set(email.toLowerCase(), account_id);
  return owners;
}

/** Conditions that hold already. A decision that stands unchanged may meet its own by now. */
async function findMet(
  context: RequestContext,
  project: ProjectRow,
  lines: readonly PlannedLine[],
): Promise<readonly RegisterFault[]> {
  const faults: RegisterFault[] = [];
  for (const { line, draft, effect } of lines) {
    if (effect === 'UNCHANGED' || (draft.ask_at_percent ?? draft.ask_when_shipped) === null)
      continue;
    const subject = findSubject(context.catalogue, draft.subject)!;
    try {
      const { observation } = await keepEvidence(context, project, subject);
      refuseMetConditions(context.catalogue, draft.state, draft, observation);
    } catch (cause) {
      if (!isRefusal(cause)) throw cause;
      faults.push({ line, message: cause.message });
    }
  }
  return faults;
}

function getEffect(draft: BulkDraft, row: DecisionRow | undefined): ImportEffect {
  if (!row) return 'ADDS';
  return row.state === draft.state &&
    row.rationale === draft.rationale &&
    row.fallback === draft.fallback &&
    row.review_on === draft.review_on &&
    (row.ask_at_percent ?? null) === draft.ask_at_percent &&
    (row.ask_when_shipped ?? null) === draft.ask_when_shipped
    ? 'UNCHANGED'
    : 'SUPERSEDES';
}

function hashPlan(
  lines: readonly PlannedLine[],
  current: ReadonlyMap<string, DecisionRow>,
): string {
  const parts = lines.map(({ draft, effect }) => [
    draft,
    effect,
    current.get(draft.subject)?.version ?? 0,
  ]);
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
