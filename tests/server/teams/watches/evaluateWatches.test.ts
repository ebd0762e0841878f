import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { evaluateWatches } from '@/server/teams/watches/evaluateWatches';
import { createWatch, muteWatch, updateWatch } from '@/server/teams/watches/watches';
import type { Access } from '@/server/teams/workspaces/Access';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

describe('what someone changes while a watch is evaluated', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());
    const terms = {
      triggers: ['BROWSER_SHIPPED'],
      audience: 'world',
      linePercent: 95,
      channelIds: [],
      cadence: 'WEEKLY',
    } as const;
    let access: Access;
    let watch: WatchRow;

    /** One during which, after rows were read, something else happens once. */
    const during = (change: () => Promise<unknown>) => {
      let next: typeof change | undefined = change;
      return {
        ...context,
        loadAudiences: async (keys: readonly string[]) => {
          const now = next;
          next = undefined;
          await now?.();
          await context.loadAudiences(keys);
        },
      };
    };
    const evaluateDuring = (change: () => Promise<unknown>) =>
      evaluateWatches(opened.database, {
        context: during(change),
        version: 'v2',
        now: Date.now(),
        origin: 'https://plimsoll.example',
      });
    const remember = (memory: string) =>
      opened.database
        .connection()
        .updateTable('watches')
        .set({ memory })
        .where('id', '=', watch.id)
        .execute();
    const stored = () =>
      opened.database
        .connection()
        .selectFrom('watches')
        .selectAll()
        .where('id', '=', watch.id)
        .executeTakeFirstOrThrow();

    beforeEach(async () => {
      const team = await aTeam();
      const workspaceId = team.workspaceId.slice('workspace:'.length);
      access = { workspaceId, viewer: team.owner, actor: 'OWNER' };
      const draft = { subject: { feature: 'has' }, ...terms };
      watch = await createWatch(opened.database, access, draft, { context });
      await remember('{}');
    });

    it('pauses it all the same', async () => {
      const until = Date.now() + 30 * 86_400_000;
      await evaluateDuring(() => muteWatch(opened.database, access, watch.id, until));
      const { state, muted_until } = await stored();

      expect({ state, until: Number(muted_until) }).toEqual({ state: 'MUTED', until });
    });

    it('keeps what is remembered for another line', async () => {
      const edit = { id: watch.id, ...terms, linePercent: 100 };
      let after: WatchRow | undefined;
      await evaluateDuring(async () => {
        after = await updateWatch(opened.database, access, edit, { context });
      });

      expect((await stored()).memory).toBe(after!.memory);
    });

    it('leaves what was found meanwhile where only the channels change', async () => {
      const edit = { id: watch.id, ...terms, cadence: 'DAILY' } as const;
      await updateWatch(opened.database, access, edit, {
        context: during(() => remember('{"has":"new"}')),
      });

      expect(await stored()).toMatchObject({ cadence: 'DAILY', memory: '{"has":"new"}' });
    });
  });
});
