// Records many decisions in one act, which can be undone at once. Pitfalls: undoing keeps later
// decisions on the same subjects, and restores the decisions that the act superseded.
import { reachesLine } from '@/domain/CoverageShares';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { governingShares } from '@/server/model/coverage/coverage';
import { selectFeatures } from '@/server/model/features/featureList';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { type Access, actorKey } from './Access';
import { keepSnapshot } from './audienceSnapshots';
import { noteAudit } from './audit';
import { invalid, newId } from './checkText';
import { closeReviews } from './closeReviews';
import { type Conditions, getDecisionLine, NO_CONDITIONS } from './conditions';
import { keepEvidence } from './DecisionEvidence';
import { allCurrentDecisions } from './findDecisions';
import { notifyReplaced } from './notifyDecision';
import { addStandings } from './standings';
import { findSubject } from './Subject';

interface BulkContext {
  readonly context: RequestContext;
  readonly now?: number;
}

/**
 * The features at or above the project's line on which nothing is decided but that they wait or were
 * proposed; never discouraged ones.
 * @throws Refusal TEXT_INVALID for a query that cannot be read
 */
export async function findAdoptable(
  database: Database,
  project: ProjectRow,
  { query, context }: BulkContext & { readonly query: string },
): Promise<readonly Feature[]> {
  await context.loadAudiences([project.audience]);
  const { features, problem, audience } = selectFeatures(context, {
    query,
    audience: project.audience,
    linePercent: project.line_percent,
  });
  if (problem) throw invalid('query', problem.message);
  const decided = new Map(
    (await allCurrentDecisions(database, project.id)).map(({ subject, state }) => [subject, state]),
  );
  const shares = governingShares(context.catalogue, audience, project.line_percent);
  return features.filter((feature) => {
    const state = decided.get(`feature:${feature.slug}`);
    return (
      (state === undefined || state === 'WAITING' || state === 'PROPOSED') &&
      feature.discouraged === undefined &&
      reachesLine(shares[feature.index]!, project.line_percent)
    );
  });
}

export interface BulkAct {
  /** Null if nothing was changed. */
  readonly id: string | null;
  readonly features: readonly Feature[];
}

export async function adoptAll(
  database: Database,
  access: Access,
  project: ProjectRow,
  { features, ...seen }: BulkContext & { readonly features: readonly Feature[] },
): Promise<BulkAct> {
  const drafts = features.map((feature): BulkDraft => ({
    ...{ subject: `feature:${feature.slug}`, state: 'ADOPTED', rationale: '', fallback: null },
    ...NO_CONDITIONS,
    review_on: null,
    owner_id: access.viewer.kind === 'person' ? access.viewer.accountId : null,
  }));
  return {
    id: await recordAll(database, access, project, {
      ...seen,
      drafts,
      action: 'decisions.adopted',
    }),
    features,
  };
}

export type BulkDraft = Pick<
  DecisionRow,
  'subject' | 'state' | 'rationale' | 'fallback' | 'review_on' | 'owner_id'
> &
  Conditions & {
    /** Milliseconds since 1970; now, if it is left out. */
    readonly decided_at?: number;
  };

interface BulkRecording extends BulkContext {
  readonly drafts: readonly BulkDraft[];
  readonly action: 'decisions.adopted' | 'decisions.imported';
}

/**
 * Records one decision for each subject, with today's evidence, and supersedes those in force. The
 * subjects come from `checkSubject`, without duplicates.
 * @returns the act, which undoes all of them; null if there was nothing to record
 */
export async function recordAll(
  database: Database,
  access: Access,
  project: ProjectRow,
  { drafts, action, context, now = Date.now() }: BulkRecording,
): Promise<string | null> {
  if (drafts.length === 0) return null;
  const id = newId();
  const versions = await latestVersions(database, project.id);
  const added: { decision: DecisionRow; reference: Observed }[] = [];
  for (const draft of drafts) {
    const { subject } = draft;
    const evidence = await keepEvidence(
      context,
      project,
      findSubject(context.catalogue, subject)!,
      getDecisionLine(draft, project.line_percent),
    );
    const decision: DecisionRow = {
      ...{ id: newId(), workspace_id: access.workspaceId, project_id: project.id },
      ...{ version: (versions.get(subject) ?? 0) + 1, is_current: 1, act_id: id },
      ...{ author: actorKey(access), decided_at: now, ...draft },
      evidence: JSON.stringify(evidence),
    };
    added.push({ decision, reference: evidence.observation });
  }
  const subjects = new Set(added.map(getSubject));
  const former = await setAsideAll(database, access, project, { subjects, now });
  for (const some of inChunks(added))
    await database
      .connection()
      .insertInto('decisions')
      .values(some.map(({ decision }) => decision))
      .execute();
  const audience = context.audience(project.audience);
  await keepSnapshot(database, access.workspaceId, { catalogue: context.catalogue, audience }, now);
  await addStandings(database, added);
  await notifyReplaced(database, access, { former, project, actId: id, now });
  await noteAudit(database, access, action, `${project.name}: ${drafts.length}`, now);
  return id;
}

type Observed = Awaited<ReturnType<typeof keepEvidence>>['observation'];

const getSubject = ({ decision }: { readonly decision: DecisionRow }): string => decision.subject;

async function latestVersions(
  database: Database,
  projectId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .connection()
    .selectFrom('decisions')
    .select(({ fn }) => ['subject', fn.max('version').as('latest')])
    .where('project_id', '=', projectId)
    .groupBy('subject')
    .execute();
  return new Map(rows.map(({ subject, latest }) => [subject, Number(latest)]));
}

async function setAsideAll(
  database: Database,
  access: Access,
  project: ProjectRow,
  { subjects, now }: { readonly subjects: ReadonlySet<string>; readonly now: number },
): Promise<readonly DecisionRow[]> {
  const current = await allCurrentDecisions(database, project.id);
  const former = current.filter(({ subject }) => subjects.has(subject));
  for (const row of former) {
    await database
      .connection()
      .updateTable('decisions')
      .set({ is_current: 0 })
      .where('id', '=', row.id)
      .execute();
    await closeReviews(database, row, { by: actorKey(access), now });
  }
  return former;
}

/** @returns how many decisions it took back; those that were superseded since stay */
export async function undoAct(
  database: Database,
  access: Access,
  project: ProjectRow,
  actId: string,
  now = Date.now(),
): Promise<number> {
  const undone = await database
    .connection()
    .updateTable('decisions')
    .set({ is_current: 0, withdrawn_at: now })
    .where('workspace_id', '=', access.workspaceId)
    .where('project_id', '=', project.id)
    .where('act_id', '=', actId)
    .where('is_current', '=', 1)
    .returning(['id', 'workspace_id', 'subject', 'version'])
    .execute();
  for (const row of undone) {
    await closeReviews(database, row, { by: actorKey(access), now });
    await restoreEarlier(database, project, row.subject, row.version);
  }
  if (undone.length > 0)
    await noteAudit(database, access, 'decisions.undone', `${project.name}: ${undone.length}`, now);
  return undone.length;
}

/** Puts the earlier decisions back in force, where reviews can open on them again. */
async function restoreEarlier(
  database: Database,
  { id }: ProjectRow,
  subject: string,
  version: number,
): Promise<void> {
  if (version === 1) return;
  const earlier = await database
    .connection()
    .selectFrom('decisions')
    .select('id')
    .where('project_id', '=', id)
    .where('subject', '=', subject)
    .where('version', '<', version)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!earlier) return;
  await database
    .connection()
    .updateTable('decisions')
    .set({ is_current: 1 })
    .where('id', '=', earlier.id)
    .execute();
  await database
    .connection()
    .updateTable('decision_standings')
    .set(({ eb }) => ({ epoch: eb('epoch', '+', 1) }))
    .where('decision_id', '=', earlier.id)
    .execute();
}
