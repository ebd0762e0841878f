import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { type FoundEvent, recordEvents } from '@/server/teams/watches/recordEvents';
import { createWatch } from '@/server/teams/watches/watches';
import type { Access } from '@/server/teams/workspaces/Access';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const aReview = (at: number): FoundEvent => ({
  news: {
    kind: 'review.opened',
    id: `review:r${at}`,
    subject: `Feature ${at}`,
    sentence: `Coverage of feature ${at} fell.`,
    path: `/w/shop/web/decide?subject=f${at}`,
    projectPath: '/w/shop/web',
    before: 0.96,
    after: 0.9,
  },
});

const { features } = loadCatalogue();

const aChange = (at: number): FoundEvent => {
  const feature = features[at]!;
  return {
    watched: { id: feature.slug, name: feature.name, subject: { kind: 'feature', feature } },
    change: { kind: 'coverage.crossed', direction: 'up', before: 0.94, after: 0.96 },
    audienceName: 'World',
  };
};

const events = (count: number, create: (at: number) => FoundEvent) =>
  Array.from({ length: count }, (_, at) => create(at));

describe('the inbox', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    async function linesAfter(...found: readonly FoundEvent[]) {
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
      const setting = { version: 'v2', now: 1, origin: 'https://plimsoll.example', isMuted: false };
      await recordEvents(opened.database, watch, { ...setting, found });
      const items = await opened.database
        .connection()
        .selectFrom('inbox_items')
        .select('data')
        .where('account_id', '=', team.owner.accountId)
        .execute();
      // Lines of one moment are in no order.
      return items
        .map(({ data }) => data)
        .toSorted()
        .map((data) => JSON.parse(data) as unknown);
    }

    it('has a line for each of up to seven reviews, and of up to seven changes', async () => {
      expect(await linesAfter(...events(7, aReview), ...events(7, aChange))).toHaveLength(14);
    });

    it('has one line for more changes, apart from reviews', async () => {
      expect(await linesAfter(aReview(0), ...events(8, aChange))).toEqual([
        { sentence: '8 features you watch changed.', path: '/changes' },
        { sentence: 'Coverage of feature 0 fell.', path: '/w/shop/web/decide?subject=f0' },
      ]);
    });

    it('has one line for more, which leads to the project that lists them', async () => {
      expect(await linesAfter(...events(8, aReview))).toEqual([
        { sentence: '8 decisions you watch need review.', path: '/w/shop/web' },
      ]);
    });
  });
});
