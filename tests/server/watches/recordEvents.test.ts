import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { createContext } from '@/server/features/RequestContext';
import { type FoundEvent, recordEvents } from '@/server/watches/recordEvents';
import { createWatch } from '@/server/watches/watches';
import type { Access } from '@/server/workspaces/Access';
import { aTeam } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { withDatabase } from '../../support/withDatabase';

const aReview = (at: number): FoundEvent => ({
  review: {
    id: `r${at}`,
    name: `Feature ${at}`,
    sentence: `Coverage of feature ${at} fell.`,
    path: `/w/shop/web/decide?subject=f${at}`,
    projectPath: '/w/shop/web',
    beforeShare: 0.96,
    afterShare: 0.9,
  },
});

describe('the inbox', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    async function linesAfter(reviews: number) {
      const team = await aTeam();
      const access: Access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
      const watch = await createWatch(
        opened.database,
        access,
        {
          subject: { projectId: team.projectId.slice('project:'.length) },
          triggers: ['REVIEW_OPENED'],
          audience: 'world',
          linePercent: 95,
          channelIds: [],
          cadence: 'WEEKLY',
        },
        { context: createContext(loadCatalogue()) },
      );
      const found = Array.from({ length: reviews }, (_, at) => aReview(at));
      const setting = { version: 'v2', now: 1, origin: 'https://plimsoll.example', isMuted: false };
      await recordEvents(opened.database, watch, { ...setting, found });
      const items = await opened.database
        .connection()
        .selectFrom('inbox_items')
        .select('data')
        .where('account_id', '=', team.owner.accountId)
        .execute();
      return items.map(({ data }) => JSON.parse(data) as unknown);
    }

    it('has a line for each of up to seven reviews', async () => {
      expect(await linesAfter(7)).toHaveLength(7);
    });

    it('has one line for more, which leads to the project that lists them', async () => {
      expect(await linesAfter(8)).toEqual([
        { sentence: '8 decisions you watch need review.', path: '/w/shop/web' },
      ]);
    });
  });
});
