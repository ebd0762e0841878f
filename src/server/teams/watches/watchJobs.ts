import { watchHref } from '@/domain/routes/watch';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import { enqueue } from '@/server/platform/jobs/enqueue';
import type { JobHandler } from '@/server/platform/jobs/JobRunner';
import { hasMail, sendMail } from '@/server/platform/mail/sendMail';
import { writeMail } from '@/server/platform/mail/writeMail';
import { DECISION_JOB } from '@/server/teams/workspaces/notifyDecision';
import { notifyResponsible } from '@/server/teams/workspaces/notifyResponsible';
import { deliveryById, listDeliveries, SEND_JOB } from './deliveries';
import { evaluateWatches } from './evaluateWatches';
import { HEARTBEAT_JOB, lastEvaluation, noteEvaluationTime, planHeartbeats } from './heartbeat';
import { sendDelivery, type SendSettings } from './sendDelivery';

/** For a new data version, and every day: Baseline changes with the date. */
export const EVALUATE_JOB = 'watches.evaluate';
export const REVIEWS_JOB = 'watches.reviews';
const WARN_JOB = 'watches.warn';

interface WatchWorld extends SendSettings {
  /** Of the data that is served now. */
  readonly createContext: () => RequestContext;
}

/** Evaluates all watches for a data version, once whatever the number of processes that ask. */
export async function evaluateWatchesLater(database: Database, version: string): Promise<void> {
  if ((await lastEvaluation(database))?.dataVersion === version) return;
  await database.inTransaction(() =>
    enqueue(database, { kind: EVALUATE_JOB, payload: { version }, dedupeKey: version }),
  );
}

export function watchJobs(
  database: Database,
  world: WatchWorld,
): Readonly<Record<string, JobHandler>> {
  return {
    [EVALUATE_JOB]: {
      run: async () => {
        const context = world.createContext();
        const { version } = context.catalogue;
        await evaluateWatches(database, { ...world, context, version, now: Date.now() });
        await noteEvaluationTime(database, { at: Date.now(), dataVersion: version });
      },
    },
    [REVIEWS_JOB]: {
      run: async () => {
        const context = world.createContext();
        const { version } = context.catalogue;
        const now = Date.now();
        await evaluateWatches(database, { ...world, context, version, now, only: 'projects' });
      },
    },
    [DECISION_JOB]: {
      run: async (payload) => {
        const context = world.createContext();
        const { version } = context.catalogue;
        const only = { project: (payload as { readonly projectId: string }).projectId };
        await evaluateWatches(database, { ...world, context, version, now: Date.now(), only });
      },
    },
    [HEARTBEAT_JOB]: {
      run: async () => void (await planHeartbeats(database, Date.now())),
    },
    [WARN_JOB]: { run: (payload) => warnMaker(database, idIn(payload), world) },
    [SEND_JOB]: {
      run: (payload) => sendDelivery(database, idIn(payload), world),
      onDead: (payload, { error }) => buryDelivery(database, idIn(payload), error),
    },
  };
}

const idIn = (payload: unknown): string => (payload as { readonly deliveryId: string }).deliveryId;

/** Its maker is the one it concerns, and hears of it once a day and channel. */
async function buryDelivery(database: Database, id: string, error: string): Promise<void> {
  const delivery = await deliveryById(database, id);
  if (!delivery) return;
  const now = Date.now();
  await database
    .connection()
    .updateTable('deliveries')
    .set({ state: 'DEAD', error, ended_at: now })
    .where('id', '=', id)
    .execute();
  const channel = await findChannel(database, delivery.channel_id);
  if (!channel) return;
  const day = new Date(now).toISOString().slice(0, 10);
  await notifyResponsible(
    database,
    channel.created_by,
    {
      workspaceId: delivery.workspace_id,
      subject: `channel:${channel.id}`,
      data: { sentence: deadSentence(channel.name, error), path: channel.path },
      onceKey: `dead:${channel.id}:${day}`,
    },
    now,
  );
  // People learn about their failed mails only in the inbox.
  if (channel.kind !== 'EMAIL')
    await enqueue(database, {
      kind: WARN_JOB,
      payload: { deliveryId: id },
      dedupeKey: `${channel.id}:${day}`,
    });
}

const deadSentence = (name: string, error: string): string =>
  `A message to “${name}” could not be delivered: ${error} Check the channel and send it again.`;

async function findChannel(database: Database, id: string) {
  const row = await database
    .connection()
    .selectFrom('channels')
    .innerJoin('workspaces', 'workspaces.id', 'channels.workspace_id')
    .select(['channels.id', 'channels.name', 'channels.kind'])
    .select(['channels.created_by', 'workspaces.slug'])
    .where('channels.id', '=', id)
    .executeTakeFirst();
  return row && { ...row, path: watchHref({ workspace: row.slug }) };
}

/** One mail to who made a channel that does not answer; not again while it is dead. */
async function warnMaker(
  database: Database,
  deliveryId: string,
  { origin, sendMail: send = sendMail }: SendSettings,
): Promise<void> {
  const delivery = await deliveryById(database, deliveryId);
  const channel = delivery && (await findChannel(database, delivery.channel_id));
  if (!channel || delivery.state !== 'DEAD' || !hasMail()) return;
  const last = await listDeliveries(database, channel.id, 2);
  if (last[1]?.state === 'DEAD') return;
  const account = await database
    .connection()
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', channel.created_by)
    .executeTakeFirst();
  if (!account) return;
  const sentence = deadSentence(channel.name, delivery.error ?? '');
  await send(
    writeMail({
      to: account.email,
      subject: 'Plimsoll: one of your channels does not answer',
      parts: [
        { text: sentence, link: { url: `${origin}${channel.path}`, label: 'Open your channels' } },
      ],
      reason: { text: 'You get this because you made the channel.' },
    }),
  );
}
