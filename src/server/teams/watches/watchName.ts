import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { projectById } from '@/server/teams/workspaces/projects';
import { subjectName } from '@/server/teams/workspaces/Subject';
import { watchedProject } from './WatchSubject';

/** The name of a watch's subject. @param catalogue without it, ids stand for names */
export async function watchName(
  database: Database,
  catalogue: Catalogue | undefined,
  { subject }: Pick<WatchRow, 'subject'>,
): Promise<string> {
  const project = watchedProject(subject);
  if (project !== undefined)
    return (await projectById(database, project))?.name ?? 'a deleted project';
  return catalogue && !subject.startsWith('query:')
    ? subjectName(catalogue, subject)
    : subject.slice(subject.indexOf(':') + 1);
}
