// The two emails of a line alert: the one that asks for a confirmation, and the one that says that
// the line was crossed, with which the address is deleted.
import { reachesLine } from '@/domain/CoverageShares';
import { formatLine, formatPercent } from '@/domain/format';
import { isRefusal } from '@/domain/Refusal';
import { withPreferences } from '@/domain/routes/answers';
import { lineAlertHref, parseSubject, subjectHref } from '@/domain/routes/watch';
import { getShareWords, type ShareWords } from '@/domain/shareWords';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { LineAlertRow } from '@/server/platform/database/AlertTables';
import type { Database } from '@/server/platform/database/Database';
import { enqueue } from '@/server/platform/jobs/enqueue';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import type { JobHandler } from '@/server/platform/jobs/JobRunner';
import { hasMail, type Mail, sendMail } from '@/server/platform/mail/sendMail';
import { writeMail } from '@/server/platform/mail/writeMail';
import { Counterfactual } from '@/server/teams/workspaces/Counterfactual';
import { type CauseReference, referTo } from '@/server/teams/workspaces/Observation';
import { reasonSentence } from '@/server/teams/workspaces/reasonSentence';
import { findSubject, subjectCoverage, subjectName } from '@/server/teams/workspaces/Subject';
import { ALERT_MAIL_JOB, createAlertToken, forgetLineAlerts } from './lineAlerts';

export const ALERT_CHECK_JOB = 'watches.alertCheck';

/** Small, so that requests in between wait some milliseconds at most. */
const BATCH = 200;

interface AlertWorld {
  readonly origin: string;
  /** Of the data that is served now. */
  readonly createContext: () => RequestContext;
  readonly sendMail?: typeof sendMail;
}

export const lineAlertJobs = (
  database: Database,
  world: AlertWorld,
): Readonly<Record<string, JobHandler>> => ({
  [ALERT_CHECK_JOB]: { run: () => checkLineAlerts(database, world.createContext()) },
  [ALERT_MAIL_JOB]: {
    run: (payload) => sendAlertMail(database, (payload as { readonly id: string }).id, world),
  },
});

/** Queues an email for each alert whose line has been crossed since it was asked for. */
export async function checkLineAlerts(database: Database, context: RequestContext): Promise<void> {
  await forgetLineAlerts(database);
  let after = '';
  for (;;) {
    const batch: LineAlertRow[] = await database
      .connection()
      .selectFrom('line_alerts')
      .selectAll()
      .where('id', '>', after)
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const last = batch.at(-1);
    if (!last) return;
    after = last.id;
    await context.loadAudiences([...new Set(batch.map(({ audience }) => audience))]);
    for (const alert of batch)
      if (readAlert(context, alert)?.isCrossed === true)
        await database.inTransaction(() =>
          enqueue(database, {
            kind: ALERT_MAIL_JOB,
            payload: { id: alert.id },
            dedupeKey: alert.id,
          }),
        );
  }
}

/** Undefined where the subject or the audience is gone. */
function readAlert(context: RequestContext, alert: LineAlertRow) {
  const { catalogue } = context;
  const subject = findSubject(catalogue, alert.subject);
  const audience = findAudience(context, alert.audience);
  if (!subject || !audience) return undefined;
  const shares = subjectCoverage(catalogue, subject, audience);
  const words = getShareWords({
    shares,
    linePercent: alert.line_percent,
    who: audience.name,
    subject: subject.kind === 'set' ? 'all' : 'it',
  });
  const isReached = reachesLine(words.share, alert.line_percent);
  return {
    words,
    isReached,
    isCrossed: isReached !== (alert.was_reached === 1),
    name: subjectName(catalogue, alert.subject),
    people: audience.name,
    subject,
    audience,
  };
}

function findAudience(context: RequestContext, key: string) {
  try {
    return context.audience(key);
  } catch (cause) {
    if (isRefusal(cause)) return undefined;
    throw cause;
  }
}

async function sendAlertMail(
  database: Database,
  id: string,
  { origin, createContext, sendMail: send = sendMail }: AlertWorld,
): Promise<void> {
  if (!hasMail()) return;
  const alert: LineAlertRow | undefined = await database
    .connection()
    .selectFrom('line_alerts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!alert) return;
  const context = createContext();
  await context.loadAudiences([alert.audience]);
  const reading = readAlert(context, alert);
  if (!reading) return;
  const isConfirmed = alert.confirmed_at !== null;
  if (isConfirmed && !reading.isCrossed) return;
  const mail = isConfirmed
    ? crossedMail(alert, reading, {
        origin,
        why: await explainAlert(database, context, alert, reading),
      })
    : confirmationMail(alert, reading, { origin, token: await createAlertToken(database, id) });
  await send(mail).catch((cause: unknown) => {
    throw new JobFailure((cause as Error).message);
  });
  if (isConfirmed)
    await database.connection().deleteFrom('line_alerts').where('id', '=', id).execute();
}

const getClaim = ({ claim, rest }: ShareWords): string => [claim, rest].filter(Boolean).join(', ');

type Reading = NonNullable<ReturnType<typeof readAlert>>;

/** Why the share changed since the email was asked for, by the function that explains reviews and watches. */
async function explainAlert(
  database: Database,
  { catalogue, today }: RequestContext,
  { settled_on, snapshot_id, line_percent }: LineAlertRow,
  { subject, audience, words }: Reading,
): Promise<string> {
  const kept = await database
    .connection()
    .selectFrom('line_alert_snapshots')
    .select('weights')
    .where('id', '=', snapshot_id ?? '')
    .executeTakeFirst();
  if (!kept || settled_on === null) return '';
  const since = JSON.parse(settled_on) as CauseReference;
  const people = new Map([[since.snapshot, kept.weights]]);
  const now = referTo({ catalogue, today, audience }, subject);
  const parts = new Counterfactual(catalogue, audience, people).findCauses(subject, since, now);
  // Where the number that leads leaves out partial support, points of both would not add up.
  const isSame = Math.abs(words.share - now.share) < SAME;
  const before = isSame
    ? ` It was ${formatPercent(since.share, line_percent)} when you asked.`
    : '';
  const reason = reasonSentence(parts, isSame ? now.share - since.share : Infinity);
  return `${before}${reason && ` ${reason}`}`;
}

/** Smaller differences are noise of floating point. */
const SAME = 1e-9;

function confirmationMail(
  { email, line_percent, was_reached }: LineAlertRow,
  { name, people }: Reading,
  { origin, token }: { readonly origin: string; readonly token: string },
): Mail {
  const line = `${formatLine(line_percent)} of ${people}`;
  const event = was_reached === 1 ? `falls below ${line}` : `reaches ${line}`;
  const stop = `${origin}${lineAlertHref(token, 'stop')}`;
  return writeMail({
    to: email,
    subject: 'Confirm your address for one email from Plimsoll',
    parts: [
      {
        text: `We email you once when ${name} ${event}. Confirm your address first. The link works within a day:`,
        link: { url: `${origin}${lineAlertHref(token)}`, label: 'Confirm my address' },
      },
    ],
    reason: {
      text: 'You get this because someone entered your address on the feature’s page. If that was not you, ignore it: we delete the address after a day. To delete it now, or stop later:',
      link: { url: stop, label: 'Stop and delete my address' },
    },
    headers: {
      'List-Unsubscribe': `<${origin}/api/line-alerts/${token}/stop>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}

function crossedMail(
  { email, subject, audience, line_percent }: LineAlertRow,
  { name, words, isReached }: Reading,
  { origin, why }: { readonly origin: string; readonly why: string },
): Mail {
  const page = withPreferences(subjectHref(parseSubject(subject.slice(subject.indexOf(':') + 1))), {
    audience,
    linePercent: line_percent,
  });
  return writeMail({
    to: email,
    subject: 'Plimsoll: a feature crossed your line',
    parts: [
      {
        text: `${name} ${isReached ? 'has reached' : 'has fallen below'} your line of ${formatLine(line_percent)}: ${getClaim(words)}.${why}`,
        link: { url: `${origin}${page}`, label: name },
      },
    ],
    reason: {
      text: 'You get this because you asked for one email about it. This was it: we have deleted your address.',
    },
  });
}
