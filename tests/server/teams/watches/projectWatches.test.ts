import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { evaluateWatches } from '@/server/teams/watches/evaluateWatches';
import { createWatch } from '@/server/teams/watches/watches';
import type { Access } from '@/server/teams/workspaces/Access';
import { changeAs } from '../../../support/askAs';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const ORIGIN = 'https://plimsoll.example';

describe('watches on a project', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());

    it('tell of a project: what it decided on, and its reviews, each once', async () => {
      const { database } = opened;
      const [team, other] = [await aTeam(), await aTeam()];
      const access: Access = {
        workspaceId: other.workspaceId.slice('workspace:'.length),
        viewer: other.owner,
        actor: 'OWNER',
      };
      const own: Access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
      const projectId = team.projectId.slice('project:'.length);
      const { decision } = await changeAs(
        team.owner,
        'recordDecision',
        {
          projectId: team.projectId,
          subject: { features: ['has', 'subgrid'] },
          state: 'ADOPTED',
          rationale: '',
        },
        'decision { id }',
      );
      const terms = {
        subject: { projectId },
        triggers: ['BROWSER_SHIPPED', 'REVIEW_OPENED'],
        audience: 'world',
        linePercent: 95,
        channelIds: [],
        cadence: 'WEEKLY',
      } as const;
      await expect(createWatch(database, access, terms, { context })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
      const watch = await createWatch(database, own, terms, { context, now: 1 });

      expect(Object.keys(JSON.parse(watch.memory!) as object)).toEqual(['set:has,subgrid']);

      await database
        .connection()
        .insertInto('reviews')
        .values({
          id: `review-${team.slug}`,
          workspace_id: own.workspaceId,
          project_id: projectId,
          decision_id: (decision as { id: string }).id.slice('decision:'.length),
          epoch: 0,
          state: 'OPEN',
          version: 1,
          finding: JSON.stringify({ sentence: 'It fell.', beforeShare: 0.96, afterShare: 0.9 }),
          opened_by: 'system',
          opened_at: Date.now(),
          closed_by: null,
          closed_at: null,
          snoozed_until: null,
          snoozed_to_share: null,
        })
        .execute();
      const evaluate = () =>
        evaluateWatches(database, {
          context,
          version: 'v3',
          now: Date.now(),
          origin: ORIGIN,
          only: 'projects',
        });

      expect(await evaluate()).toEqual({ watches: 1, events: 1 });
      expect(await evaluate()).toEqual({ watches: 1, events: 0 });

      const [event] = await database
        .connection()
        .selectFrom('watch_events')
        .select('envelope')
        .where('watch_id', '=', watch.id)
        .execute();

      expect(JSON.parse(event!.envelope)).toMatchObject({
        kind: 'review.opened',
        text: 'It fell.',
        url: `${ORIGIN}/w/${team.slug}/shop/decide?subject=has%2Csubgrid`,
      });
    });
  });
});
