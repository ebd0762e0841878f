import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { featureDecisions } from './featureDecisions';

export interface DecidedFeatures {
  /** Slugs. */
  readonly adopt: readonly string[];
  readonly decline: readonly string[];
}

/** The features that a policy of a project adopts and declines, as its lists show them. */
export async function decidedFeatures(
  database: Database,
  catalogue: Catalogue,
  project: Pick<ProjectRow, 'id'>,
): Promise<DecidedFeatures> {
  const decisions = await featureDecisions(database, catalogue, project);
  const slugs = (isMeant: (state: string) => boolean) =>
    decisions.filter(({ state }) => isMeant(state)).map(({ slug }) => slug);
  return {
    adopt: slugs((state) => state.startsWith('ADOPTED')),
    decline: slugs((state) => state === 'DECLINED'),
  };
}
