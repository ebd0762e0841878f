import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person, Viewer } from '@/server/model/features/Viewer';
import type { ChannelRow, WatchRow } from '@/server/platform/database/WatchTables';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import type { Mail } from '@/server/platform/mail/sendMail';
import { createChannel } from '@/server/teams/watches/channels';
import { createWatch, updateWatch } from '@/server/teams/watches/watches';
import { watchJobs } from '@/server/teams/watches/watchJobs';
import type { WatchTrigger } from '@/server/teams/watches/WatchMemory';
import type { Access } from '@/server/teams/workspaces/Access';
import { aReceiver, type Receiver } from '../../../support/aReceiver';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const ORIGIN = 'https://plimsoll.example';

interface Body {
  readonly type: string;
  readonly events: readonly {
    readonly kind: string;
    readonly decision: { readonly by: string };
  }[];
}

describe('watches on the decisions of a project', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());
    let team: Team;
    let access: Access;
    let editor: Person;
    let receiver: Receiver;
    let secret = '';
    const mails: Mail[] = [];

    beforeAll(async () => {
      receiver = await aReceiver(() => secret);
    });
    afterAll(() => receiver.stop());
    beforeEach(async () => {
      team = await aTeam();
      editor = await team.join('Edda', 'EDITOR');
      access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
      receiver.calls.clear();
      mails.length = 0;
    });

    async function channel(kind: ChannelRow['kind']): Promise<ChannelRow> {
      const draft = { kind, url: receiver.url };
      const made = await createChannel(opened.database, access, draft, {
        allowed: [receiver.place],
      });
      secret = made.secret;
      return made.row;
    }

    const received = () => [...receiver.calls.values()].map(({ body }) => body as Body);

    const terms = (triggers: readonly WatchTrigger[], ...channels: readonly ChannelRow[]) => ({
      triggers,
      audience: 'world',
      linePercent: 95,
      channelIds: channels.map(({ id }) => id),
      cadence: 'IMMEDIATE' as const,
    });

    const watch = (...channels: readonly ChannelRow[]): Promise<WatchRow> =>
      createWatch(
        opened.database,
        access,
        {
          ...terms(['DECISION_RECORDED'], ...channels),
          subject: { projectId: team.projectId.slice('project:'.length) },
        },
        { context, now: Date.now() - 1_000 },
      );

    async function decide(by: Viewer, state: string, more: object = {}): Promise<void> {
      const subject = { feature: 'subgrid' };
      const input = { projectId: team.projectId, subject, rationale: '', state, ...more };
      const { problems } = await changeAs(by, 'recordDecision', input);
      expect(problems).toEqual([]);
    }

    /** Everything that waits, as if its time had come. */
    async function runJobs(): Promise<void> {
      const runner = new JobRunner(opened.database, {
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
      await opened.database.connection().updateTable('jobs').set({ run_at: 1 }).execute();
      await runner.drain();
    }

    const eventsOf = async ({ id }: WatchRow) =>
      (
        await opened.database
          .connection()
          .selectFrom('watch_events')
          .select('envelope')
          .where('watch_id', '=', id)
          .execute()
      )
        .map(({ envelope }) => JSON.parse(envelope) as Body['events'][number])
        .toSorted((a, b) => a.kind.localeCompare(b.kind));

    it('post a proposal to a webhook, signed, with who proposes and where to answer', async () => {
      await watch(await channel('WEBHOOK'));
      const program = {
        kind: 'program',
        tokenId: 'ci',
        name: 'CI',
        workspaceId: access.workspaceId,
        scope: 'WRITE',
      } as const;
      await decide(program, 'PROPOSED');
      await runJobs();

      expect(received()).toMatchObject([
        {
          type: 'watch.changed',
          events: [
            {
              kind: 'decision.proposed',
              subject: 'subgrid',
              before: null,
              after: 'PROPOSED',
              text: 'A former token proposes a decision on Subgrid in Shop.',
              decision: { id: expect.stringMatching(/^decision:/) as unknown, project: 'shop' },
              url: `${ORIGIN}/w/${team.slug}/shop/decide?subject=subgrid`,
            },
          ],
        },
      ]);
    });

    it('tell of answers, replaced decisions and new owners, each once', async () => {
      const watched = await watch();
      const ownerId = `member:${access.workspaceId}.${team.owner.accountId}`;
      await decide(editor, 'PROPOSED');
      await decide(editor, 'WAITING', { expectedVersion: 1 });
      await decide(editor, 'DECLINED', { expectedVersion: 2, ownerId });
      await runJobs();
      await runJobs();

      expect(await eventsOf(watched)).toMatchObject([
        {
          kind: 'decision.assigned',
          before: 'Edda',
          after: 'Olga Owner',
          text: 'Edda made Olga Owner the owner of the decision on Subgrid in Shop.',
        },
        { kind: 'decision.proposed', after: 'PROPOSED' },
        {
          kind: 'decision.recorded',
          before: 'PROPOSED',
          after: 'WAITING',
          text: 'Edda answered the proposal on Subgrid in Shop: waiting.',
        },
        {
          kind: 'decision.superseded',
          before: 'WAITING',
          after: 'DECLINED',
          text: 'Edda replaced the decision on Subgrid in Shop: waiting → declined.',
        },
      ]);
    });

    it('tell nothing of what was decided before someone asked for it', async () => {
      const watched = await watch();
      const update = (triggers: readonly WatchTrigger[]) =>
        updateWatch(
          opened.database,
          access,
          { id: watched.id, ...terms(triggers, row) },
          { context },
        );
      const row = await channel('WEBHOOK');
      await update(['BROWSER_SHIPPED']);
      await decide(editor, 'WAITING');
      await runJobs();
      await update(['BROWSER_SHIPPED', 'DECISION_RECORDED']);
      await runJobs();

      expect(received()).toEqual([]);

      await decide(editor, 'DECLINED', { expectedVersion: 1 });
      await runJobs();

      expect(received()).toMatchObject([
        { type: 'watch.changed', events: [{ kind: 'decision.superseded' }] },
      ]);
    });

    it('have no names in the subject of a mail', async () => {
      await watch(await channel('EMAIL'));
      await decide(editor, 'WAITING');
      await runJobs();

      expect(mails.map(({ subject }) => subject)).toEqual([
        'Plimsoll: a decision you watch changed',
      ]);
      expect(mails[0]!.text).toContain('Edda saved a decision on Subgrid in Shop: waiting.');
    });

    it('put neither own acts nor what one was heard in person into the inbox again', async () => {
      await watch();
      await decide(team.owner, 'WAITING');
      await decide(editor, 'PROPOSED', { subject: { feature: 'has' } });
      await decide(editor, 'WAITING', { subject: { feature: 'popover' } });
      await runJobs();
      const items = await opened.database
        .connection()
        .selectFrom('inbox_items')
        .select('data')
        .where('account_id', '=', team.owner.accountId)
        .execute();

      expect(
        items.map(({ data }) => (JSON.parse(data) as { sentence: string }).sentence).toSorted(),
      ).toEqual([
        'Edda proposes a decision on :has() in Shop.',
        'Edda saved a decision on Popover in Shop: waiting.',
      ]);
    });
  });
});
