// Lists the decisions that a change of a project's audience or line would re-open. They re-open
// only if the editor, who sees the list beforehand, wants that; either way, decisions are compared
// with the new terms from then on.
import { reachesLine } from '@/domain/CoverageShares';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { type Access, actorKey } from '@/server/teams/workspaces/Access';
import { setReference } from '@/server/teams/workspaces/standings';
import { findStandings, noteEvaluation, openReview } from './evaluateProject';
import { ProjectReading, type Run, type Standing, startRun } from './ProjectReading';

interface Edit {
  readonly before: ProjectRow;
  readonly after: Pick<ProjectRow, 'audience' | 'line_percent'>;
  readonly context: RequestContext;
}

/** Adopted decisions that would be below the line and are not; others that would reach it. */
export async function findReopened(
  database: Database,
  { before, after, context }: Edit,
): Promise<readonly DecisionRow[]> {
  const { reopened } = await compareTerms(startRun(database, context), before, after);
  return reopened.map(({ decision }) => decision);
}

export async function applyEdit(
  database: Database,
  access: Access,
  { before, after, context }: Edit & { readonly after: ProjectRow },
  { isReopening }: { readonly isReopening: boolean },
): Promise<readonly DecisionRow[]> {
  if (before.audience === after.audience && before.line_percent === after.line_percent) return [];
  const run = startRun(database, context);
  const { reading, standings, reopened } = await compareTerms(run, before, after);
  if (!reading) return [];
  await noteEvaluation(run, after, reading);
  await reading.loadPast(after.workspace_id, reopened);
  const trigger = { kind: 'TERMS_EDITED' } as const;
  for (const standing of isReopening ? reopened : []) {
    const opening = { standing, outcome: { streak: 0, trigger }, reading };
    await openReview(run, after, opening, actorKey(access));
  }
  for (const { decision, reference } of standings) {
    const next = reading.refer(decision, reference);
    await setReference(database, decision.id, next, { isNextEpoch: false });
  }
  return isReopening ? reopened.map(({ decision }) => decision) : [];
}

async function compareTerms(run: Run, before: ProjectRow, after: Edit['after']) {
  const [old, reading] = [
    await ProjectReading.open(run, before),
    await ProjectReading.open(run, after),
  ];
  if (!reading) return { reading, standings: [], reopened: [] };
  const standings = await findStandings(run, before, reading);
  const isAgainst = (terms: ProjectReading | undefined, { decision }: Standing): boolean => {
    const share = terms?.observe(decision.subject)?.share;
    if (share === undefined || decision.state === 'PROPOSED') return false;
    const isReached = reachesLine(share, terms!.getLine(decision));
    return decision.state === 'ADOPTED' ? !isReached : isReached;
  };
  return {
    reading,
    standings,
    reopened: standings.filter(
      (standing) => isAgainst(reading, standing) && !isAgainst(old, standing),
    ),
  };
}
