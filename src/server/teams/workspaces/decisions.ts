// A team's decisions: append-only, with at most one in force per subject and project. Pitfall: two
// people may decide after reading the same version, so the second is refused and shown the first.
import { isDay } from '@/domain/Day';
import { Refusal } from '@/domain/Refusal';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { type Access, actorKey, allows, requirePermission } from './Access';
import { keepSnapshot } from './audienceSnapshots';
import { noteAudit } from './audit';
import { checkLaterDay, checkProse, invalid, newId } from './checkText';
import { closeReviews } from './closeReviews';
import {
  checkConditions,
  type ConditionDraft,
  getDecisionLine,
  refuseMetConditions,
} from './conditions';
import { type DecisionEvidence, keepEvidence } from './DecisionEvidence';
import { decisionWord } from './decisionWord';
import { findMember } from './members';
import { notifyDecision } from './notifyDecision';
import type { Observation } from './Observation';
import { addStandings } from './standings';
import { checkSubject, findSubject, type SubjectInput } from './Subject';

export const DECISION_LIMITS = { rationale: 10_000, fallback: 5_000 } as const;

export type DecisionState = DecisionRow['state'];

export interface DecisionDraft extends ConditionDraft {
  readonly subject: SubjectInput;
  readonly state: DecisionState;
  readonly rationale: string;
  readonly fallback?: string | null | undefined;
  readonly ownerId?: string | null | undefined;
  readonly reviewOn?: string | null | undefined;
  /** The version this one replaces; 0 for the first on its subject. */
  readonly expectedVersion: number;
}

/** @throws Refusal FORBIDDEN, TEXT_INVALID, CONFLICT, or a problem with the audience */
export async function recordDecision(
  database: Database,
  access: Access,
  project: ProjectRow,
  {
    draft,
    context,
    now = Date.now(),
  }: {
    readonly draft: DecisionDraft;
    readonly context: RequestContext;
    readonly now?: number;
  },
): Promise<DecisionRow> {
  requirePermission(access, draft.state === 'PROPOSED' ? 'propose' : 'decide');
  const { subject, ...terms } = checkDraft(draft, context);
  const ownerId = await checkOwner(database, access, draft.ownerId);
  const evidence = await keepEvidence(
    context,
    project,
    findSubject(context.catalogue, subject)!,
    getDecisionLine(terms, project.line_percent),
  );
  refuseMetConditions(context.catalogue, draft.state, terms, evidence.observation);
  // Read before the current decision, so that anyone who decides in between takes this number.
  const version = await nextVersion(database, project.id, subject);
  const current = await currentDecision(database, project.id, subject);
  if ((current?.version ?? 0) !== draft.expectedVersion) throw conflict(current);
  // A proposal does not supersede a decision in force.
  if (draft.state === 'PROPOSED' && current && current.state !== 'PROPOSED') requireDecider(access);
  if (current && !(await setAside(database, current)))
    throw conflict(await currentDecision(database, project.id, subject));
  const row: DecisionRow = {
    id: newId(),
    workspace_id: access.workspaceId,
    project_id: project.id,
    subject,
    version,
    state: draft.state,
    ...terms,
    author: actorKey(access),
    owner_id: ownerId,
    evidence: JSON.stringify(evidence),
    decided_at: now,
    is_current: 1,
  };
  await insertDecision(database, row, { access, project });
  await keepReference(database, row, { context, observation: evidence.observation });
  if (current) await closeReviews(database, current, { by: row.author, now });
  await notifyDecision(database, access, { row, former: current, project, context, now });
  return row;
}

/** @throws Refusal TEXT_INVALID */
function checkDraft(draft: DecisionDraft, { catalogue, today }: RequestContext) {
  const subject = checkSubject(catalogue, draft.subject);
  const texts = checkTexts(draft);
  if (texts.review_on !== null) checkLaterDay(texts.review_on, 'reviewOn', today);
  return { subject, ...texts, ...checkConditions(catalogue, draft.state, draft) };
}

/** @throws Refusal CONFLICT if someone else took its version meanwhile */
async function insertDecision(
  database: Database,
  row: DecisionRow,
  { access, project }: { readonly access: Access; readonly project: ProjectRow },
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('decisions')
    .values(row)
    .onConflict((raced) => raced.columns(['project_id', 'subject', 'version']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n)
    throw conflict(await currentDecision(database, row.project_id, row.subject));
  const name = row.subject.slice(row.subject.indexOf(':') + 1);
  const subject = `${project.name}: ${name}, ${decisionWord(row.state)}`;
  await noteAudit(database, access, 'decision.recorded', subject, row.decided_at);
}

/** @throws Refusal FORBIDDEN */
function requireDecider(access: Access): void {
  if (!allows(access, 'decide'))
    throw new Refusal(
      'FORBIDDEN',
      'Something is decided on this already, and a proposal does not replace it. Ask an editor to decide again.',
    );
}

/** Stores the reference for comparing later data, with a snapshot of the audience. */
async function keepReference(
  database: Database,
  decision: DecisionRow,
  { context, observation }: { readonly context: RequestContext; readonly observation: Observation },
): Promise<void> {
  const { audience } = JSON.parse(decision.evidence) as DecisionEvidence;
  const seen = { catalogue: context.catalogue, audience: context.audience(audience) };
  await keepSnapshot(database, decision.workspace_id, seen, decision.decided_at);
  await addStandings(database, [{ decision, reference: observation }]);
}

/** Withdrawn decisions keep their numbers. */
async function nextVersion(
  database: Database,
  projectId: string,
  subject: string,
): Promise<number> {
  const { latest } = await database
    .connection()
    .selectFrom('decisions')
    .select(({ fn }) => fn.max('version').as('latest'))
    .where('project_id', '=', projectId)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  return Number(latest ?? 0) + 1;
}

function conflict(current: DecisionRow | undefined): Refusal {
  return new Refusal(
    'CONFLICT',
    'Someone else decided on this since you opened it. Their text is shown next to yours; nothing of yours is lost.',
    current && { current: { type: 'Decision', row: current } },
  );
}

/** @throws Refusal TEXT_INVALID */
export function checkTexts({
  state,
  rationale,
  fallback,
  reviewOn,
}: Pick<DecisionDraft, 'state' | 'rationale' | 'fallback' | 'reviewOn'>) {
  const checked = {
    rationale: checkProse(rationale, 'rationale', DECISION_LIMITS.rationale),
    fallback: checkProse(fallback ?? '', 'fallback', DECISION_LIMITS.fallback) || null,
    review_on: reviewOn ?? null,
  };
  if (state === 'ADOPTED_WITH_FALLBACK' && checked.fallback === null)
    throw invalid('fallback', 'Say what people get whose browser lacks it.');
  if (checked.review_on !== null && !isDay(checked.review_on))
    throw invalid('reviewOn', 'Write a date such as 2027-03-31.');
  return checked;
}

/** By default, the person who decides; programs own no decisions. */
async function checkOwner(
  database: Database,
  access: Access,
  ownerId: string | null | undefined,
): Promise<string | null> {
  if (ownerId == null) return access.viewer.kind === 'person' ? access.viewer.accountId : null;
  if (await findMember(database, access.workspaceId, ownerId)) return ownerId;
  throw invalid('ownerId', 'The owner of a decision is a member of the workspace.');
}

async function setAside(database: Database, { id }: DecisionRow): Promise<boolean> {
  const row = await database
    .connection()
    .updateTable('decisions')
    .set({ is_current: 0 })
    .where('id', '=', id)
    .where('is_current', '=', 1)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function currentDecision(
  database: Database,
  projectId: string,
  subject: string,
): Promise<DecisionRow | undefined> {
  return database
    .connection()
    .selectFrom('decisions')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('subject', '=', subject)
    .where('is_current', '=', 1)
    .executeTakeFirst();
}
