// One mail about everything that concerns a person and is still unread in their inbox.
import type { Database } from '@/server/platform/database/Database';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import type { JobHandler } from '@/server/platform/jobs/JobRunner';
import { hasMail, type Mail, sendMail } from '@/server/platform/mail/sendMail';
import { writeMail } from '@/server/platform/mail/writeMail';
import type { InboxData } from '@/server/teams/workspaces/inbox';
import { hasNotices } from '@/server/teams/workspaces/noticeSetting';
import { NOTICE_JOB } from '@/server/teams/workspaces/notifyDecision';
import { nextSendTime } from './nextSendTime';
import { listQuietTimes } from './quietTimes';

interface Notices {
  readonly accountId: string;
  readonly since: number;
}

interface NoticeWorld {
  readonly origin: string;
  readonly sendMail?: typeof sendMail;
}

const SHOWN = 20;
const MINUTE_MS = 60_000;

export const noticeJobs = (
  database: Database,
  world: NoticeWorld,
): Readonly<Record<string, JobHandler>> => ({
  [NOTICE_JOB]: { run: (payload) => sendNotices(database, payload as Notices, world) },
});

async function sendNotices(
  database: Database,
  notices: Notices,
  { origin, sendMail: send = sendMail }: NoticeWorld,
): Promise<void> {
  const { accountId } = notices;
  if (!hasMail() || !(await hasNotices(database, accountId))) return;
  if (await waitForQuiet(database, notices)) return;
  const rows = await findUnread(database, notices);
  const [first] = rows;
  if (!first) return;
  const mail = composeNotices(
    first.email,
    rows.map(({ data }) => JSON.parse(data) as InboxData),
    origin,
  );
  await send(mail).catch((cause: unknown) => {
    throw new JobFailure((cause as Error).message);
  });
}

const findUnread = (database: Database, { accountId, since }: Notices) =>
  database
    .connection()
    .selectFrom('inbox_items')
    .innerJoin('accounts', 'accounts.id', 'inbox_items.account_id')
    .innerJoin('members', (join) =>
      join
        .onRef('members.account_id', '=', 'inbox_items.account_id')
        .onRef('members.workspace_id', '=', 'inbox_items.workspace_id'),
    )
    .select(['inbox_items.data', 'accounts.email'])
    .where('inbox_items.account_id', '=', accountId)
    .where('inbox_items.subject', 'like', 'decision:%')
    .where('inbox_items.created_at', '>=', since)
    .where('inbox_items.seen_at', 'is', null)
    .where('inbox_items.done_at', 'is', null)
    .orderBy('inbox_items.created_at')
    .orderBy('inbox_items.id')
    .execute();

function composeNotices(to: string, items: readonly InboxData[], origin: string): Mail {
  const shown = items.slice(0, SHOWN).map(({ sentence, path }) => ({
    text: sentence,
    link: { url: `${origin}${path}`, label: 'Open the decision' },
  }));
  const rest = items.length - shown.length;
  const inbox = { url: `${origin}/inbox`, label: 'Open the inbox' };
  return writeMail({
    to,
    subject:
      items.length === 1
        ? 'Plimsoll: a decision concerns you'
        : `Plimsoll: ${items.length} decisions concern you`,
    parts: [...shown, ...(rest > 0 ? [{ text: `… and ${rest} more.`, link: inbox }] : [])],
    reason: {
      text: 'You get this because you decide, propose or own decisions in a workspace. You can switch these emails off.',
      link: { url: `${origin}/account`, label: 'Change it on your account page' },
    },
  });
}

/** True if the job waits for the end of the person's quiet time. */
async function waitForQuiet(database: Database, notices: Notices): Promise<boolean> {
  const { accountId } = notices;
  const zone = await findZone(database, accountId);
  const quiet = await listQuietTimes(database, { id: '', kind: 'EMAIL', created_by: accountId });
  const now = Date.now();
  const runAt = nextSendTime({ cadence: 'IMMEDIATE', zone, now, quiet });
  if (runAt - now < MINUTE_MS) return false;
  // This job is still open under its own key.
  const dedupeKey = `${accountId} ${runAt}`;
  await database.inTransaction(() =>
    enqueue(database, { kind: NOTICE_JOB, payload: notices, dedupeKey, runAt }),
  );
  return true;
}

/** The zone of the person's own mails; UTC without any. */
async function findZone(database: Database, accountId: string): Promise<string> {
  const row = await database
    .connection()
    .selectFrom('channels')
    .select('zone')
    .where('created_by', '=', accountId)
    .where('kind', '=', 'EMAIL')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.zone ?? 'UTC';
}
