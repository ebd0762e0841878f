import { spawn } from 'node:child_process';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import type { Mail } from '@/server/platform/mail/sendMail';
import { createChannel, sealChannels, unsealChannel } from '@/server/teams/watches/channels';
import { addDelivery, listDeliveries } from '@/server/teams/watches/deliveries';
import { evaluateWatches } from '@/server/teams/watches/evaluateWatches';
import { planHeartbeats } from '@/server/teams/watches/heartbeat';
import { createWatch } from '@/server/teams/watches/watches';
import { watchJobs } from '@/server/teams/watches/watchJobs';
import type { Access } from '@/server/teams/workspaces/Access';
import { aReceiver, type Receiver } from '../../../support/aReceiver';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { program } from '../../../support/program';
import { withDatabase } from '../../../support/withDatabase';

const ORIGIN = 'https://plimsoll.example';
const KILLS = Number(process.env.KILLS ?? 2);

describe('the messages of watches', () => {
  onEachDatabase((opened, kind) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());
    let access: Access;
    let webhook: ChannelRow;
    let receiver: Receiver;
    const mails: Mail[] = [];

    const aRunner = () =>
      new JobRunner(opened.database, {
        handlers: watchJobs(opened.database, {
          origin: ORIGIN,
          allowed: [receiver.place],
          sendMail: (mail) => Promise.resolve(void mails.push(mail)),
          createContext: () => context,
        }),
        backOffMs: [0],
        onFault: (error) => {
          throw error;
        },
      });
    const make = (draft: Pick<ChannelRow, 'kind' | 'name'>) =>
      createChannel(
        opened.database,
        access,
        { ...draft, url: receiver.url },
        { allowed: [receiver.place] },
      );
    const open = async (draft: Pick<ChannelRow, 'kind' | 'name'>) => (await make(draft)).row;

    beforeAll(async () => {
      const team = await aTeam();
      access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
      receiver = await aReceiver(() => unsealChannel(webhook).secret);
      webhook = await open({ kind: 'WEBHOOK', name: 'Hook' });
    });
    afterAll(() => receiver.stop());
    beforeEach(() => {
      receiver.calls.clear();
      receiver.answerWith(200);
    });

    it('carry what newer data changed, once, to inbox, webhook, mail and feed', async () => {
      const { database } = opened;
      const mail = await open({ kind: 'EMAIL', name: 'Mail' });
      const feed = await open({ kind: 'ATOM', name: 'Feed' });
      const watch = await createWatch(
        database,
        access,
        {
          subject: { feature: 'has' },
          triggers: ['BROWSER_SHIPPED'],
          audience: 'world',
          linePercent: 95,
          channelIds: [webhook.id, mail.id, feed.id],
          cadence: 'IMMEDIATE',
        },
        { context },
      );
      const known = JSON.parse(watch.memory!) as Record<
        string,
        { browsers: string[]; asOf: string }
      >;
      // Firefox 121 came out later.
      known.has!.asOf = '2023-12-01';
      known.has!.browsers = known.has!.browsers.filter((name) => name !== 'Firefox');
      await database
        .connection()
        .updateTable('watches')
        .set({ memory: JSON.stringify(known) })
        .where('id', '=', watch.id)
        .execute();
      const evaluate = () =>
        evaluateWatches(database, { context, version: 'v2', now: Date.now(), origin: ORIGIN });

      expect(await evaluate()).toMatchObject({ events: 1 });
      expect(await evaluate()).toMatchObject({ events: 0 });

      await aRunner().drain();
      const [call] = [...receiver.calls.values()];

      expect(receiver.calls.size).toBe(1);
      expect(call).toMatchObject({
        count: 1,
        body: {
          type: 'watch.changed',
          events: [{ kind: 'browser.shipped', subject: 'has', url: `${ORIGIN}/features/has` }],
        },
      });
      expect(mails).toHaveLength(1);
      expect(mails[0]).toMatchObject({
        subject: 'Plimsoll: Firefox ships :has().',
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      });
      const muteUrl = `${mails[0]!.headers!['List-Unsubscribe']!.slice(1, -1)}/watches/${watch.id}`;
      expect(mails[0]!.html).toContain(`<a href="${muteUrl}">Mute “:has()” for 30 days</a>`);
      expect(mails[0]!.text).toContain(`Mute “:has()” for 30 days: ${muteUrl}`);
      expect(mails[0]!.html).not.toMatch(/<(?:img|script|link|style)/);
      expect(await listDeliveries(database, feed.id, 10)).toMatchObject([{ state: 'DELIVERED' }]);

      const inbox = await database
        .connection()
        .selectFrom('inbox_items')
        .select('data')
        .where('subject', '=', `watch:${watch.id}`)
        .execute();

      expect(inbox).toHaveLength(1);
      expect(inbox[0]!.data).toContain('Firefox ships :has().');
    });

    it('are tried five times, then stopped and reported, while other channels go on', async () => {
      const { database } = opened;
      receiver.answerWith(500);
      const delivery = await addDelivery(database, {
        channel: webhook,
        sendAt: 0,
        now: Date.now(),
        isTest: true,
      });
      await aRunner().drain();
      const found = (await listDeliveries(database, webhook.id, 50)).find(
        ({ id }) => id === delivery.id,
      );

      expect(found).toMatchObject({
        state: 'DEAD',
        attempts: 5,
        status_code: 500,
        answer: 'received',
        error: 'The receiver answered 500.',
      });
      expect(receiver.calls.get(delivery.id)?.count).toBe(5);
    });

    it('come again when the receiver asks for them', async () => {
      const { database } = opened;
      receiver.answerWith(429, { 'retry-after': '900' });
      const now = Date.now();
      await addDelivery(database, { channel: webhook, sendAt: 0, now, isTest: true });
      await aRunner().drain();
      const jobs = await database.connection().selectFrom('jobs').selectAll().execute();
      const job = jobs.find(({ last_error }) => last_error === 'The receiver answered 429.');

      expect(Math.round((Number(job!.run_at) - now) / 60_000)).toBe(15);
    });

    it('say of a receiver that moved that redirects are not followed', async () => {
      const { database } = opened;
      receiver.answerWith(308);
      const now = Date.now();
      const { id } = await addDelivery(database, {
        channel: webhook,
        sendAt: 0,
        now,
        isTest: true,
      });
      await aRunner().drain();

      expect(
        (await listDeliveries(database, webhook.id, 50)).find((one) => one.id === id),
      ).toMatchObject({
        state: 'DEAD',
        error:
          'The receiver answered 308. Redirects are not followed: give the address they lead to.',
      });
    });

    it('are signed with a secret that the database does not have in plain text', async () => {
      const { database } = opened;
      const { row, secret } = await make({ kind: 'WEBHOOK', name: 'Sealed' });
      const stored = async () =>
        JSON.stringify(await database.connection().selectFrom('channels').selectAll().execute());

      expect(secret).toMatch(/^whsec_/);
      expect(unsealChannel(row)).toEqual({ address: receiver.url, secret });
      expect(await stored()).not.toContain(secret);
      expect(await stored()).not.toContain(receiver.url);

      // As older programs stored it.
      await database
        .connection()
        .updateTable('channels')
        .set({ address: receiver.url, secret })
        .where('id', '=', row.id)
        .execute();
      await sealChannels(database);

      expect(await stored()).not.toContain(secret);
      expect(await stored()).not.toContain(receiver.url);
    });

    it('come once a month though nothing happened, to channels that something watches', async () => {
      const { database } = opened;
      const before = Date.now() - 40 * 86_400_000;
      const [watched, idle] = [
        await open({ kind: 'WEBHOOK', name: 'Watched' }),
        await open({ kind: 'WEBHOOK', name: 'Idle' }),
      ];
      await createWatch(
        database,
        access,
        {
          subject: { feature: 'subgrid' },
          triggers: ['DISCOURAGED'],
          audience: 'world',
          linePercent: 95,
          channelIds: [watched.id],
          cadence: 'WEEKLY',
        },
        { context },
      );
      await database
        .connection()
        .updateTable('channels')
        .set({ created_at: before })
        .where('id', 'in', [watched.id, idle.id])
        .execute();
      await planHeartbeats(database, Date.now());
      await planHeartbeats(database, Date.now());

      expect(await listDeliveries(database, watched.id, 5)).toMatchObject([
        { state: 'PENDING', is_digest: 1 },
      ]);
      expect(await listDeliveries(database, idle.id, 5)).toEqual([]);
    });

    (kind === 'SQLite' ? it : it.skip)(
      'all arrive although the workers that send them are killed',
      async () => {
        const { database, place } = opened;
        await aRunner().drain();
        receiver.calls.clear();
        const ids: string[] = [];
        for (let number = 0; number < 30 * KILLS; number += 1) {
          const test = { channel: webhook, sendAt: 0, now: 0, isTest: true };
          const { id } = await addDelivery(database, test);
          ids.push(id);
        }
        for (let kill = 0; kill < KILLS; kill += 1)
          await killWhileSending(place.dataDir, receiver, 12);
        const arrivedBefore = receiver.calls.size;
        const runner = aRunner();
        await runner.drain();
        await new Promise((resolve) => setTimeout(resolve, 350));
        await runner.drain();

        expect(arrivedBefore).toBeLessThan(ids.length);
        expect(ids.filter((id) => !receiver.calls.has(id))).toEqual([]);
        // A receiver that honors the id has each once.
        expect(receiver.calls.size).toBe(ids.length);
      },
      60_000 + KILLS * 10_000,
    );
  });
});

/** Lets a process send until so many more have arrived, and kills it in the middle of it. */
async function killWhileSending(dataDir: string, receiver: Receiver, more: number): Promise<void> {
  const until = receiver.calls.size + more;
  const worker = spawn(
    process.execPath,
    [program('tests/support/deliverUntilKilled.ts'), dataDir, receiver.place],
    { stdio: 'inherit', env: { ...process.env, LOG_LEVEL: 'silent' } },
  );
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  while (receiver.calls.size < until) await new Promise((resolve) => setTimeout(resolve, 5));
  worker.kill('SIGKILL');
  await ended;
}
