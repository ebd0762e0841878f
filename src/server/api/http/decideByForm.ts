// A decision as its form posts it where scripts are off. Everything else goes through GraphQL.
import { DECISION_STATES } from '@/domain/decisionStates';
import { readPercent } from '@/domain/readPercent';
import { Refusal } from '@/domain/Refusal';
import { teamHref } from '@/domain/routes/teams';
import { parseSubject } from '@/domain/routes/watch';
import { parseMemberId } from '@/server/api/graph/teams/Member';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { findAccess } from '@/server/teams/workspaces/Access';
import { type DecisionDraft, recordDecision } from '@/server/teams/workspaces/decisions';
import { requireActive } from '@/server/teams/workspaces/projectLife';
import { projectBySlug } from '@/server/teams/workspaces/projects';
import { workspaceBySlug } from '@/server/teams/workspaces/workspaces';
import type { AccountOutcome } from './accountOutcome';
import { onPage } from './onPage';

/** @throws Refusal NOT_FOUND for outsiders too, and those of `recordDecision` */
export async function decideByForm(
  database: Database,
  person: Person,
  form: URLSearchParams,
): Promise<AccountOutcome> {
  const [team, slug, subject] = ['workspace', 'project', 'subject'].map(
    (name) => form.get(name) ?? '',
  ) as [string, string, string];
  const page = teamHref.decide(team, slug, subject);
  await database
    .inTransaction(async () => {
      const workspace = await workspaceBySlug(database, team);
      const access = await findAccess(database, person, workspace?.id);
      const project = access && (await projectBySlug(database, access.workspaceId, slug));
      if (!project) throw new Refusal('NOT_FOUND', 'There is nothing at this address.');
      requireActive(project);
      const context = createContext(loadCatalogue(), { database: () => Promise.resolve(database) });
      await recordDecision(database, access, project, { context, draft: readDraft(form) });
    })
    .catch(onPage(page));
  return { to: teamHref.decide(team, slug, subject, '1') };
}

/** @throws Refusal TEXT_INVALID without a choice */
function readDraft(form: URLSearchParams): DecisionDraft {
  const read = (name: string) => form.get(name)?.trim() ?? '';
  const state = DECISION_STATES.find((entry) => entry.state === read('state'))?.state;
  if (state === undefined)
    throw new Refusal('TEXT_INVALID', 'Choose what was decided.', { path: ['state'] });
  const [, ownerId] = parseMemberId(read('owner'));
  return {
    subject: parseSubject(read('subject').slice(0, 2_000)),
    state,
    rationale: read('rationale'),
    fallback: state === 'ADOPTED_WITH_FALLBACK' ? read('fallback') : null,
    ownerId: ownerId || undefined,
    reviewOn: read('reviewOn') || null,
    ...(state !== 'PROPOSED' && {
      askAtPercent: readPercent(read('askAtPercent')),
      askWhenShipped: read('askWhenShipped') || null,
    }),
    expectedVersion: Number(read('version')) || 0,
  };
}
