import { teamHref } from '@/domain/routes/teams';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { subjectName } from '@/server/teams/workspaces/Subject';
import type { FoundReview } from './recordEvents';
import { type ProjectSubjects, watchedProject } from './WatchSubject';

const MONTH_MS = 30 * 86_400_000;
const MOST = 1_000;

/** Facts about the projects that a batch of watches names. */
export interface ProjectFacts {
  readonly subjects: ProjectSubjects;
  /** Of the last 30 days, by project. */
  readonly reviews: ReadonlyMap<string, readonly OpenedReview[]>;
}

interface OpenedReview extends FoundReview {
  readonly openedAt: number;
}

export async function projectFacts(
  database: Database,
  watches: readonly WatchRow[],
  { catalogue, now }: { readonly catalogue: Catalogue; readonly now: number },
): Promise<ProjectFacts> {
  const ids = [...new Set(watches.flatMap(({ subject }) => watchedProject(subject) ?? []))];
  const projects = ids.length > 0 ? await findProjects(database, ids) : [];
  if (projects.length === 0) return { subjects: new Map(), reviews: new Map() };
  const projectIds = projects.map(({ id }) => id);
  return {
    subjects: await findSubjects(database, projectIds),
    reviews: await findOpenedReviews(database, projects, { catalogue, since: now - MONTH_MS }),
  };
}

interface ProjectPath {
  readonly id: string;
  readonly slug: string;
  readonly team: string;
}

/** Those that still exist. */
const findProjects = (
  database: Database,
  ids: readonly string[],
): Promise<readonly ProjectPath[]> =>
  database
    .connection()
    .selectFrom('projects')
    .innerJoin('workspaces', 'workspaces.id', 'projects.workspace_id')
    .select(['projects.id', 'projects.slug', 'workspaces.slug as team'])
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

async function findOpenedReviews(
  database: Database,
  projects: readonly ProjectPath[],
  { catalogue, since }: { readonly catalogue: Catalogue; readonly since: number },
): Promise<ProjectFacts['reviews']> {
  const reviews = new Map<string, OpenedReview[]>();
  const opened = await database
    .connection()
    .selectFrom('reviews')
    .innerJoin('decisions', 'decisions.id', 'reviews.decision_id')
    .select(['reviews.id', 'reviews.project_id', 'reviews.finding', 'reviews.opened_at'])
    .select('decisions.subject')
    .where(
      'reviews.project_id',
      'in',
      projects.map(({ id }) => id),
    )
    .where('reviews.opened_at', '>', since)
    .orderBy('reviews.opened_at', 'desc')
    .limit(MOST)
    .execute();
  for (const { id, project_id, finding, opened_at, subject } of opened) {
    const project = projects.find((one) => one.id === project_id)!;
    const { sentence, beforeShare, afterShare } = JSON.parse(finding) as FoundReview;
    const name = subject.slice(subject.indexOf(':') + 1);
    const review = {
      id,
      name: subjectName(catalogue, subject),
      sentence,
      beforeShare,
      afterShare,
      path: teamHref.decide(project.team, project.slug, name),
      projectPath: teamHref.project(project.team, project.slug),
      openedAt: Number(opened_at),
    };
    reviews.set(project_id, [...(reviews.get(project_id) ?? []), review]);
  }
  return reviews;
}

/** Reviews opened since the watch was created. `recordEvents` reports each only once. */
export function newReviews(
  { subject, created_at }: WatchRow,
  { reviews }: ProjectFacts,
): readonly FoundReview[] {
  const project = watchedProject(subject);
  return (reviews.get(project ?? '') ?? []).filter(({ openedAt }) => openedAt > Number(created_at));
}
