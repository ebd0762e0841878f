import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import { createChannel } from '@/server/teams/watches/channels';
import { listDeliveries } from '@/server/teams/watches/deliveries';
import { countWatches, planHeartbeats } from '@/server/teams/watches/heartbeat';
import { createWatch } from '@/server/teams/watches/watches';
import { insertAll } from '@/server/teams/workspaces/insertAll';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const MONTH = 30 * 86_400_000;

describe('the monthly message that nothing changed', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());

    async function aWatchedChannel(): Promise<ChannelRow> {
      const team = await aTeam();
      const workspaceId = team.workspaceId.slice('workspace:'.length);
      const access = { workspaceId, viewer: team.owner, actor: 'OWNER' } as const;
      const draft = { kind: 'WEBHOOK', name: 'Hook', url: 'https://example.org/hook' } as const;
      const { row } = await createChannel(opened.database, access, draft, { allowed: [] });
      const terms = {
        subject: { feature: 'subgrid' },
        triggers: ['DISCOURAGED'],
        audience: 'world',
        linePercent: 95,
        channelIds: [row.id],
        cadence: 'WEEKLY',
      } as const;
      await createWatch(opened.database, access, terms, { context });
      return row;
    }

    it('reaches a channel that something watches behind a thousand that nothing does', async () => {
      const { database } = opened;
      const channel = await aWatchedChannel();
      const idle = Array.from({ length: 1_000 }, (_, at) => ({
        ...channel,
        ...{ id: `idle-${at}`, secret: `whsec_${at}` },
      }));
      await insertAll(
        idle,
        (row) => row,
        (rows) =>
          database
            .connection()
            .insertInto('channels')
            .values([...rows])
            .execute(),
      );
      const planned = await planHeartbeats(database, Number(channel.created_at) + MONTH);

      expect(planned).toBe(1);
      expect(await listDeliveries(database, channel.id, 5)).toMatchObject([{ is_digest: 1 }]);
    });

    it('counts the watches of this channel, and of none with a similar id', async () => {
      const { database } = opened;
      const { id } = await aWatchedChannel();

      expect(await countWatches(database, id)).toBe(1);
      expect(await countWatches(database, `_${id.slice(1)}`)).toBe(id.startsWith('_') ? 1 : 0);
    });
  });
});
