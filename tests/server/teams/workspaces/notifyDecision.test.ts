import type { Person, Viewer } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import type { Mail } from '@/server/platform/mail/sendMail';
import { noticeJobs } from '@/server/teams/watches/noticeJobs';
import { inboxPage, markInbox } from '@/server/teams/workspaces/inbox';
import { setNotices } from '@/server/teams/workspaces/noticeSetting';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

beforeAll(() => {
  process.env.SMTP_URL = 'smtp://127.0.0.1:9';
});

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let viewer: Person;
  let editor: Person;
  let other: Person;
  const local = () => team.workspaceId.slice('workspace:'.length);
  beforeEach(async () => {
    team = await aTeam();
    viewer = await team.join('Vera', 'VIEWER');
    editor = await team.join('Edda', 'EDITOR');
    other = await team.join('Otto', 'EDITOR');
  });

  async function decide(by: Viewer, state: string, more: object = {}): Promise<void> {
    const input = {
      ...{ projectId: team.projectId, subject: { feature: 'subgrid' }, rationale: '', state },
      ...(state === 'ADOPTED_WITH_FALLBACK' && { fallback: 'One column.' }),
      ...more,
    };
    const { problems } = await changeAs(by, 'recordDecision', input);
    expect(problems).toEqual([]);
  }

  async function inboxOf({ accountId }: Person): Promise<readonly string[]> {
    const { rows } = await inboxPage(opened.database, accountId, { first: 9 });
    return Array.from({ length: rows.length }, (_, at) => {
      const { reason, data } = rows.at(at);
      return `${reason}: ${(JSON.parse(data) as { sentence: string }).sentence}`;
    });
  }

  it('tells editors of a proposal, and its author of the answer', async () => {
    await decide(viewer, 'PROPOSED');
    const proposed = 'EDITS_PROJECT: Vera proposes a decision on Subgrid in Shop.';
    expect(await inboxOf(editor)).toEqual([proposed]);
    expect(await inboxOf(team.owner)).toEqual([proposed]);
    expect(await inboxOf(viewer)).toEqual([]);

    await decide(editor, 'WAITING', { expectedVersion: 1 });
    expect(await inboxOf(team.owner)).toEqual([]);
    expect(await inboxOf(viewer)).toEqual([
      'MADE_DECISION: Edda answered your proposal on Subgrid in Shop: waiting.',
    ]);
  });

  it('tells editors of what a program proposes', async () => {
    await decide(
      { kind: 'program', tokenId: 'ci', name: 'CI', workspaceId: local(), scope: 'WRITE' },
      'PROPOSED',
    );
    expect(await inboxOf(editor)).toEqual([
      'EDITS_PROJECT: CI proposes a decision on Subgrid in Shop.',
    ]);
  });

  it('tells a new owner, and whose decision was replaced, but nobody of their own act', async () => {
    const ownerId = `member:${local()}.${other.accountId}`;
    await decide(editor, 'WAITING', { ownerId, reviewOn: '2026-12-24' });
    expect(await inboxOf(other)).toEqual([
      'OWNS_DECISION: Edda made you the owner of the decision on Subgrid in Shop. It is due for review on 2026-12-24.',
    ]);
    await decide(team.owner, 'ADOPTED_WITH_FALLBACK', { expectedVersion: 1 });

    expect(await inboxOf(editor)).toEqual([
      'MADE_DECISION: Olga Owner replaced your decision on Subgrid in Shop: waiting → adopted with a fallback.',
    ]);
    expect(await inboxOf(other)).toEqual([
      'MADE_DECISION: Olga Owner replaced the decision on Subgrid in Shop: waiting → adopted with a fallback.',
    ]);
    expect(await inboxOf(team.owner)).toEqual([]);
  });

  describe('by email', () => {
    /** Everything that is due by now, as if it had waited. */
    async function mailsOf(database: Database): Promise<readonly Mail[]> {
      const mails: Mail[] = [];
      await database
        .connection()
        .updateTable('jobs')
        .set({ run_at: 1 })
        .where('kind', '=', 'workspaces.notices')
        .execute();
      const world = {
        origin: 'https://plimsoll.example',
        sendMail: (mail: Mail) => Promise.resolve(void mails.push(mail)),
      };
      const runner = new JobRunner(database, {
        handlers: noticeJobs(database, world),
        onFault: (error) => {
          throw error;
        },
      });
      await runner.drain();
      return mails.filter(({ to }) => to === other.email);
    }

    it('tells what is still unread, in one mail with links and no names in its subject', async () => {
      await decide(viewer, 'PROPOSED');
      await decide(viewer, 'PROPOSED', { subject: { feature: 'has' } });
      const [mail, ...more] = await mailsOf(opened.database);

      expect(more).toEqual([]);
      expect(mail?.subject).toBe('Plimsoll: 2 decisions concern you');
      expect(mail?.text).toContain('Vera proposes a decision on Subgrid in Shop.');
      expect(mail?.text).toContain(
        `https://plimsoll.example/w/${team.slug}/shop/decide?subject=has`,
      );
      expect(mail?.html).toContain('Open the decision</a>');
    });

    it('tells nothing of what was read meanwhile, nor to people who want none', async () => {
      await decide(viewer, 'PROPOSED');
      const { rows } = await inboxPage(opened.database, other.accountId, { first: 1 });
      await markInbox(opened.database, other.accountId, { ids: [rows.at(0).id], mark: 'SEEN' });
      expect(await mailsOf(opened.database)).toEqual([]);

      await setNotices(opened.database, other.accountId, false);
      await decide(viewer, 'PROPOSED', { subject: { feature: 'has' } });
      expect(await mailsOf(opened.database)).toEqual([]);
    });
  });
});
