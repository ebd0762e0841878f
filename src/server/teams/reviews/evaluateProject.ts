// Evaluates every decision of a project with today's data and audience. Pitfall: it may run at any
// time, twice, and in two processes at once, but must open each review once.
import type {
  EvaluationRow,
  ReviewRow,
  StandingRow,
} from '@/server/platform/database/ReviewTables';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { audienceSnapshot, keepSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { newId } from '@/server/teams/workspaces/checkText';
import { allCurrentDecisions } from '@/server/teams/workspaces/findDecisions';
import { addStandings, listStandings, setStreak } from '@/server/teams/workspaces/standings';
import { findTrigger, type TriggerOutcome } from './findTrigger';
import { notifyEditors, notifyOwner } from './notifyReview';
import { ProjectReading, recordedObservation, type Run, type Standing } from './ProjectReading';
import type { ReviewFinding } from './ReviewFinding';
import { wakeReviews } from './wakeReviews';

/** @returns how many reviews it opened */
export async function evaluateProject(run: Run, project: ProjectRow): Promise<number> {
  const reading = await ProjectReading.open(run, project);
  if (!reading) return 0;
  const standings = await findStandings(run, project, reading);
  const pass = await findPass(run, project, reading);
  const outcomes = standings.map((standing) => ({
    standing,
    outcome: findTrigger(inPass(pass, standing, reading)),
  }));
  const triggered = outcomes.filter(({ outcome }) => outcome.trigger);
  await reading.loadPast(
    project.workspace_id,
    triggered.map(({ standing }) => standing),
  );
  return run.database.inTransaction(async () => {
    if (pass === 'REVISION' && !(await noteEvaluation(run, project, reading))) return 0;
    for (const { standing, outcome } of outcomes)
      if (outcome.streak !== standing.streak)
        await setStreak(run.database, standing.decision.id, outcome.streak);
    let opened = 0;
    for (const { standing, outcome } of triggered)
      if (await openReview(run, project, { standing, outcome, reading })) opened += 1;
    await wakeReviews(run, project, reading);
    return opened;
  });
}

/**
 * `BACK`: the served data are older than data that were evaluated before. They bring no news, but
 * days still pass.
 */
type Pass = 'REVISION' | 'SAME' | 'BACK';

async function findPass(
  { database }: Run,
  { id }: ProjectRow,
  { terms }: ProjectReading,
): Promise<Pass> {
  const done = await database
    .connection()
    .selectFrom('project_evaluations')
    .select(['data_version', 'data_day', 'snapshot_id'])
    .where('project_id', '=', id)
    .execute();
  const { catalogue } = terms;
  if (done.some(({ data_day }) => data_day > catalogue.asOf)) return 'BACK';
  const row = evaluationKey(terms);
  return done.some(
    ({ data_version, snapshot_id }) =>
      data_version === row.data_version && snapshot_id === row.snapshot_id,
  )
    ? 'SAME'
    : 'REVISION';
}

function inPass(pass: Pass, standing: Standing, reading: ProjectReading) {
  const read = reading.read(standing, pass === 'REVISION');
  return pass === 'BACK' && read.now ? { ...read, now: standing.reference } : read;
}

const evaluationKey = ({
  catalogue,
  audience,
}: ProjectReading['terms']): Pick<EvaluationRow, 'data_version' | 'data_day' | 'snapshot_id'> => ({
  data_version: catalogue.version,
  data_day: catalogue.asOf,
  snapshot_id: audienceSnapshot(catalogue, audience).id,
});

/** False if another process was first. */
export async function noteEvaluation(
  { database, now }: Run,
  { id, workspace_id }: ProjectRow,
  { terms }: ProjectReading,
): Promise<boolean> {
  await keepSnapshot(database, workspace_id, terms, now);
  const { numInsertedOrUpdatedRows } = await database
    .connection()
    .insertInto('project_evaluations')
    .values({ workspace_id, project_id: id, ...evaluationKey(terms), evaluated_at: now })
    .onConflict((done) => done.columns(['project_id', 'data_version', 'snapshot_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * A decision that has no standing yet was made by an older program: it is compared with today's
 * facts from now on, without a message.
 */
export async function findStandings(
  { database }: Run,
  project: ProjectRow,
  reading: ProjectReading,
): Promise<readonly Standing[]> {
  const decisions = await allCurrentDecisions(database, project.id);
  const kept = new Map(
    (await listStandings(database, project.id)).map((row) => [row.decision_id, row]),
  );
  const missing = decisions.flatMap((decision) => {
    const reference = kept.has(decision.id)
      ? undefined
      : (recordedObservation(decision) ?? reading.observe(decision.subject));
    return reference ? [{ decision, reference }] : [];
  });
  await addStandings(database, missing);
  return [
    ...decisions.flatMap((decision) => {
      const row = kept.get(decision.id);
      return row ? [toStanding(decision, row)] : [];
    }),
    ...missing.map(({ decision, reference }) => ({ decision, reference, epoch: 0, streak: 0 })),
  ];
}

const toStanding = (decision: DecisionRow, row: StandingRow): Standing => ({
  decision,
  epoch: row.epoch,
  reference: JSON.parse(row.reference) as Standing['reference'],
  streak: row.streak,
});

interface Opening {
  readonly standing: Standing;
  readonly outcome: TriggerOutcome;
  readonly reading: ProjectReading;
}

/** False if it has been open since the decision was last confirmed. */
export async function openReview(
  run: Run,
  project: ProjectRow,
  { standing, outcome, reading }: Opening,
  openedBy = 'system',
): Promise<boolean> {
  const finding: ReviewFinding = reading.explain(standing, outcome.trigger!);
  const row: ReviewRow = {
    id: newId(),
    workspace_id: project.workspace_id,
    project_id: project.id,
    decision_id: standing.decision.id,
    epoch: standing.epoch,
    state: 'OPEN',
    version: 1,
    finding: JSON.stringify(finding),
    opened_by: openedBy,
    opened_at: run.now,
    closed_by: null,
    closed_at: null,
    snoozed_until: null,
    snoozed_to_share: null,
  };
  const { numInsertedOrUpdatedRows } = await run.database
    .connection()
    .insertInto('reviews')
    .values(row)
    .onConflict((known) => known.columns(['decision_id', 'epoch']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const isOwned = await notifyOwner(run, project, row, standing.decision);
  if (!isOwned) await notifyEditors(run, project, row, standing.decision);
  return true;
}
