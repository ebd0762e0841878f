// Facts that a batch of watches on projects shares: their subjects, reviews and decisions.
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { findOpenedReviews } from './openedReviews';
import type { NewsByProject, ProjectNews, ProjectPath } from './ProjectNews';
import { findRecordedDecisions } from './recordedDecisions';
import type { WatchTrigger } from './WatchMemory';
import { type ProjectSubjects, watchedProject } from './WatchSubject';

const MONTH_MS = 30 * 86_400_000;

export interface ProjectFacts {
  readonly subjects: ProjectSubjects;
  readonly reviews: NewsByProject;
  readonly decisions: NewsByProject;
}

const NOTHING: NewsByProject = new Map();

export async function projectFacts(
  database: Database,
  watches: readonly WatchRow[],
  { catalogue, now }: Pick<RequestContext, 'catalogue'> & { readonly now: number },
): Promise<ProjectFacts> {
  const ids = [...new Set(watches.flatMap(({ subject }) => watchedProject(subject) ?? []))];
  const projects = ids.length > 0 ? await findProjects(database, ids) : [];
  if (projects.length === 0) return { subjects: new Map(), reviews: NOTHING, decisions: NOTHING };
  const looking = { catalogue, since: now - MONTH_MS };
  const asks = (trigger: WatchTrigger): boolean =>
    watches.some((watch) => triggersOf(watch).includes(trigger));
  return {
    subjects: await findSubjects(
      database,
      projects.map(({ id }) => id),
    ),
    reviews: asks('REVIEW_OPENED') ? await findOpenedReviews(database, projects, looking) : NOTHING,
    decisions: asks('DECISION_RECORDED')
      ? await findRecordedDecisions(database, projects, looking)
      : NOTHING,
  };
}

export const triggersOf = ({ triggers }: Pick<WatchRow, 'triggers'>): readonly WatchTrigger[] =>
  JSON.parse(triggers) as WatchTrigger[];

/** Those that still exist. */
const findProjects = (
  database: Database,
  ids: readonly string[],
): Promise<readonly ProjectPath[]> =>
  database
    .connection()
    .selectFrom('projects')
    .innerJoin('workspaces', 'workspaces.id', 'projects.workspace_id')
    .select(['projects.id', 'projects.name', 'projects.slug', 'workspaces.slug as team'])
    .where('projects.id', 'in', ids)
    .execute();

async function findSubjects(
  database: Database,
  projectIds: readonly string[],
): Promise<ProjectSubjects> {
  const subjects = new Map<string, string[]>(projectIds.map((id) => [id, []]));
  const decided = await database
    .connection()
    .selectFrom('decisions')
    .innerJoin('projects', 'projects.id', 'decisions.project_id')
    .select(['decisions.project_id', 'decisions.subject'])
    .where('decisions.project_id', 'in', projectIds)
    .where('decisions.is_current', '=', 1)
    // Watches on an archived project rest.
    .where('projects.archived_at', 'is', null)
    .execute();
  for (const { project_id, subject } of decided) subjects.get(project_id)?.push(subject);
  return subjects;
}

/** News that its triggers ask for, since it was created. `recordEvents` reports each only once. */
export function newsOf(
  watch: WatchRow,
  { reviews, decisions }: Pick<ProjectFacts, 'reviews' | 'decisions'>,
): readonly ProjectNews[] {
  const project = watchedProject(watch.subject) ?? '';
  const triggers = triggersOf(watch);
  return [
    ...(triggers.includes('REVIEW_OPENED') ? (reviews.get(project) ?? []) : []),
    ...(triggers.includes('DECISION_RECORDED') ? (decisions.get(project) ?? []) : []),
  ].filter(({ happenedAt }) => happenedAt > Number(watch.created_at));
}
