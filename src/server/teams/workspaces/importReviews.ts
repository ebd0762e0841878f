// Imports the standings and reviews of a workspace's decisions. Pitfall: an evaluation here with
// the other instance's data must open no review that was not open there.
import { teamHref } from '@/domain/routes/teams';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { keepSnapshot } from './audienceSnapshots';
import { newId } from './checkText';
import { getDecisionLine } from './conditions';
import { insertAll } from './insertAll';
import { type Observation, observe } from './Observation';
import { findSubject } from './Subject';
import type { WorkspaceFile } from './WorkspaceFile';

/** Maps the rows of the file to what they became here. */
export interface Imported {
  readonly workspaceId: string;
  readonly slug: string;
  /** By their ids in the file. */
  readonly projects: ReadonlyMap<string, ImportedProject>;
  readonly decisions: ReadonlyMap<string, string>;
  /** The actor, if this instance knows them. */
  readonly actor: (actor: string) => string;
  /** The account that a person of the file has here, if it is known. */
  readonly account: (id: string) => string | null;
}

export interface ImportedProject {
  readonly id: string;
  readonly audience: string;
  readonly linePercent: number;
  /** True if its audience stayed on the other instance. */
  readonly isReplaced: boolean;
}

export async function importReviews(
  database: Database,
  file: WorkspaceFile,
  imported: Imported,
  context: RequestContext,
): Promise<void> {
  const projectOf = new Map(file.decisions.map(({ id, project_id }) => [id, project_id]));
  const reviews = await insertReviews(database, file, imported, projectOf);
  await insertSnapshots(database, file, imported);
  await insertStandings(database, file, { imported, projectOf, context });
  await insertEvaluations(database, file, imported);
  await insertInbox(database, file, imported, reviews);
}

/** @returns the new id of each, by its id in the file */
async function insertReviews(
  database: Database,
  { reviews }: WorkspaceFile,
  { workspaceId, projects, decisions, actor }: Imported,
  projectOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map(reviews.map(({ id }) => [id, newId()]));
  await insertAll(
    reviews,
    (review) => ({
      ...review,
      id: ids.get(review.id)!,
      workspace_id: workspaceId,
      project_id: projects.get(projectOf.get(review.decision_id)!)!.id,
      decision_id: decisions.get(review.decision_id)!,
      finding: JSON.stringify(review.finding),
      opened_by: review.opened_by === 'system' ? 'system' : actor(review.opened_by),
      closed_by: review.closed_by === null ? null : actor(review.closed_by),
    }),
    (rows) => database.connection().insertInto('reviews').values(rows).execute(),
  );
  return ids;
}

const insertSnapshots = (
  database: Database,
  { snapshots }: WorkspaceFile,
  { workspaceId }: Imported,
): Promise<void> =>
  insertAll(
    snapshots,
    (one) => ({ ...one, workspace_id: workspaceId, weights: JSON.stringify(one.weights) }),
    (rows) => database.connection().insertInto('audience_snapshots').values(rows).execute(),
  );

/**
 * Decisions whose audience stayed behind are compared with what holds for the one they have now: a
 * change of terms re-opens nothing by itself.
 */
async function insertStandings(
  database: Database,
  { standings, decisions }: WorkspaceFile,
  {
    imported,
    projectOf,
    context,
  }: {
    readonly imported: Imported;
    readonly projectOf: ReadonlyMap<string, string>;
    readonly context: RequestContext;
  },
): Promise<void> {
  const { projects, workspaceId } = imported;
  const kept = new Map(standings.map((standing) => [standing.decision_id, standing]));
  const toRow = (decision: WorkspaceFile['decisions'][number]) => {
    const { id, evidence } = decision;
    const project = projects.get(projectOf.get(id)!)!;
    const standing = kept.get(id);
    const last = standing?.reference ?? evidence.observation;
    const reference = project.isReplaced ? (observeNow(context, project, decision) ?? last) : last;
    // It comes from the first evaluation, as with decisions of programs that kept none.
    if (!reference || (!standing && !project.isReplaced)) return undefined;
    return {
      decision_id: imported.decisions.get(id)!,
      workspace_id: workspaceId,
      project_id: project.id,
      epoch: standing?.epoch ?? 0,
      reference: JSON.stringify(reference),
      streak: project.isReplaced ? 0 : (standing?.streak ?? 0),
    };
  };
  await insertAll(decisions, toRow, (some) =>
    database.connection().insertInto('decision_standings').values(some).execute(),
  );
  const replacements = new Set(
    [...projects.values()].filter(({ isReplaced }) => isReplaced).map(({ audience }) => audience),
  );
  for (const audience of replacements)
    await keepSnapshot(database, workspaceId, {
      catalogue: context.catalogue,
      audience: context.audience(audience),
    });
}

function observeNow(
  context: RequestContext,
  { audience, linePercent }: ImportedProject,
  decision: WorkspaceFile['decisions'][number],
): Observation | undefined {
  const { catalogue, today } = context;
  const subject = findSubject(catalogue, decision.subject);
  const terms = {
    ...{ catalogue, today, audience: context.audience(audience) },
    linePercent: getDecisionLine(decision, linePercent),
  };
  return subject && observe(terms, subject);
}

/** Skips projects with a replaced audience, which were never evaluated with it. */
async function insertEvaluations(
  database: Database,
  { evaluations }: WorkspaceFile,
  { workspaceId, projects }: Imported,
): Promise<void> {
  const rows = evaluations.flatMap(({ project_id, ...evaluation }) => {
    const project = projects.get(project_id)!;
    return project.isReplaced
      ? []
      : { ...evaluation, project_id: project.id, workspace_id: workspaceId };
  });
  await insertAll(
    rows,
    (row) => row,
    (some) => database.connection().insertInto('project_evaluations').values(some).execute(),
  );
}

/**
 * Imports the inbox of the importing person, because nobody else in the file is a member here. Only
 * items about reviews are imported; channels, watches and sources stay on the other instance.
 */
async function insertInbox(
  database: Database,
  { inbox, workspace }: WorkspaceFile,
  { workspaceId, slug, account }: Imported,
  reviews: ReadonlyMap<string, string>,
): Promise<void> {
  const before = teamHref.workspace(workspace.slug);
  const home = teamHref.workspace(slug);
  const rows = inbox.flatMap(({ account_id, ...item }) => {
    const accountId = account(account_id);
    const [, id] = /^review:([^:]+)$/.exec(item.subject) ?? [];
    const here = reviews.get(id ?? '');
    if (accountId === null || here === undefined) return [];
    const { path } = item.data;
    const isInside = path === before || path.startsWith(`${before}/`);
    return {
      ...item,
      id: newId(),
      workspace_id: workspaceId,
      account_id: accountId,
      subject: `review:${here}`,
      data: JSON.stringify({
        ...item.data,
        path: isInside ? `${home}${path.slice(before.length)}` : path,
      }),
      once_key: item.once_key.replace(`review:${id}`, `review:${here}`),
    };
  });
  await insertAll(
    rows,
    (row) => row,
    (some) =>
      database
        .connection()
        .insertInto('inbox_items')
        .values(some)
        .onConflict((known) => known.columns(['account_id', 'once_key']).doNothing())
        .execute(),
  );
}
