import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerWatchLink } from '@/server/api/http/answerWatchLink';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { channelById, createChannel } from '@/server/teams/watches/channels';
import { createWatch } from '@/server/teams/watches/watches';
import type { Access } from '@/server/teams/workspaces/Access';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

describe('the links of a mail about watches', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());
    let access: Access;
    let site: Server;

    beforeAll(async () => {
      const team = await aTeam();
      access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
      site = createServer((request, response) => void answerWatchLink(request, response));
      await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => new Promise((resolve) => site.close(resolve)));

    async function aMail() {
      const draft = { kind: 'EMAIL' as const, name: 'Mail' };
      const { row, secret } = await createChannel(opened.database, access, draft, {
        allowed: [],
      });
      const watch = await createWatch(
        opened.database,
        access,
        {
          subject: { feature: 'has' },
          triggers: ['BROWSER_SHIPPED'],
          audience: 'world',
          linePercent: 95,
          channelIds: [row.id],
          cadence: 'IMMEDIATE',
        },
        { context },
      );
      const { port } = site.address() as AddressInfo;
      const open = async (path: string, method = 'GET') => {
        const url = `http://127.0.0.1:${port}/api/unsubscribe/${secret}${path}`;
        const response = await fetch(url, { method, headers: { connection: 'close' } });
        return { status: response.status, text: await response.text() };
      };
      return { channel: row, watch, open };
    }

    const stateOf = async (id: string) =>
      await opened.database
        .connection()
        .selectFrom('watches')
        .select(['state', 'muted_until'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();

    it('mute the watch for a month, once its button is pressed', async () => {
      const { watch, open } = await aMail();
      const link = `/watches/${watch.id}`;

      expect((await open(link)).text).toContain('Mute this watch for 30 days');
      expect(await stateOf(watch.id)).toEqual({ state: 'ACTIVE', muted_until: null });

      expect((await open(link, 'POST')).text).toMatch(/is muted until \d{4}-\d\d-\d\d\./);
      expect((await stateOf(watch.id)).state).toBe('MUTED');
    });

    it('reach no watch that does not send to their mails', async () => {
      const [mine, other] = [await aMail(), await aMail()];
      const { status } = await mine.open(`/watches/${other.watch.id}`, 'POST');

      expect(status).toBe(404);
      expect((await stateOf(other.watch.id)).state).toBe('ACTIVE');
    });

    it('stop the mails once their button is pressed', async () => {
      const { channel, open } = await aMail();
      const stoppedAt = async () =>
        (await channelById(opened.database, channel.id))?.stopped_at ?? undefined;
      expect((await open('')).text).toContain('Stop these emails');
      expect(await stoppedAt()).toBeUndefined();

      expect((await open('', 'POST')).text).toContain('These emails are stopped.');
      expect(await stoppedAt()).toBeDefined();
    });
  });
});
