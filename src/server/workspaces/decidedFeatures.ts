import type { Catalogue } from '@/server/catalogue/Catalogue';
import type { Database } from '@/server/database/Database';
import type { ProjectRow } from '@/server/database/Tables';
import { decidedSubjects } from './findDecisions';
import { findSubject } from './Subject';

export interface DecidedFeatures {
  /** Slugs. */
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
}

/** The features that a policy of a project adopts and declines. */
export async function decidedFeatures(
  database: Database,
  catalogue: Catalogue,
  { id }: ProjectRow,
): Promise<DecidedFeatures> {
  const rows = await decidedSubjects(database, id);
  const [adopted, declined] = [new Set<string>(), new Set<string>()];
  for (const { subject, state } of rows) {
    const found = findSubject(catalogue, subject);
    if (!found || found.kind === 'key') continue;
    const isDeclined = state === 'DECLINED';
    // To decline a combination is to decline none of its features alone.
    if (isDeclined && found.kind === 'set') continue;
    const features = found.kind === 'set' ? found.set.features : [found.feature];
    for (const { slug } of features) (isDeclined ? declined : adopted).add(slug);
  }
  for (const slug of adopted) declined.delete(slug);
  return { adopt: [...adopted], decline: [...declined] };
}
