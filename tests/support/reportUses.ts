import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { recordUseReport } from '@/server/teams/uses/recordUseReport';
import type { Team } from './aTeam';

interface Reported {
  /** Keys, with how often each is used in the one file of the report. */
  readonly uses: Readonly<Record<string, number>>;
  readonly repository?: string;
  readonly project?: string;
  readonly now: number;
}

/** Reports to a project of a team as its build does. */
export async function reportUses(
  { workspaceId, slug }: Team,
  { uses, repository = 'acme/shop', project = 'shop', now }: Reported,
): Promise<void> {
  await recordUseReport(
    await openDatabase(),
    {
      kind: 'program',
      tokenId: 'ci',
      name: 'CI',
      workspaceId: workspaceId.slice(workspaceId.indexOf(':') + 1),
      scope: 'WRITE',
      personId: undefined,
      projectId: undefined,
    },
    {
      workspace: slug,
      project,
      report: {
        repository,
        files: ['5f0c2f9a1be04d77'],
        uses: Object.entries(uses).map(([key, count]) => ({ key, count, files: [0] })),
      },
    },
    { catalogue: loadCatalogue(), now },
  );
}
