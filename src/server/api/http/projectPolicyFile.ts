// A project's policy in every tool's form, as /policy answers it for anyone's terms.
import { today } from '@/domain/today';
import { projectPolicy } from '@/server/api/answers/policy';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import type { Database } from '@/server/platform/database/Database';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { decidedFeatures } from '@/server/teams/workspaces/decidedFeatures';
import type { RegisterFile } from '@/server/teams/workspaces/decisionRegister';

/**
 * @param name `policy.json`, or `policy/<file>` such as `policy/eslint.json`
 * @returns undefined for a file of another name
 */
export async function projectPolicyFile(
  database: Database,
  project: ProjectRow,
  name: string,
  { catalogue, origin }: { readonly catalogue: Catalogue; readonly origin: string },
): Promise<RegisterFile | undefined> {
  const { adopt, decline } = await decidedFeatures(database, catalogue, project);
  const own = await findOwnAudiences(() => Promise.resolve(database), catalogue, project.audience);
  const terms = {
    audience: project.audience,
    linePercent: project.line_percent,
    adopt,
    decline,
  };
  return projectPolicy(name, terms, { catalogue, own, today: today(), origin });
}
