// One message → its channel, once an attempt, with everything noted that its readers need to see why
// it did not arrive. Receivers get the same id with every attempt, so that two are one to them.
import { Webhook } from 'standardwebhooks';
import { isRefusal } from '@/domain/Refusal';
import { watchHref } from '@/domain/routes/watch';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { ChannelRow, DeliveryRow } from '@/server/platform/database/WatchTables';
import { JobFailure } from '@/server/platform/jobs/JobFailure';
import { sendMail } from '@/server/platform/mail/sendMail';
import { tallySent } from '@/server/platform/observe/tally';
import { callOut } from '@/server/platform/outbound/callOut';
import type { AllowedReceivers, Resolve } from '@/server/platform/outbound/checkAddress';
import { channelById, unsealChannel } from './channels';
import { mailBodies, type Message, messageTitle, webhookBody } from './composeMessage';
import { deliveryById } from './deliveries';
import { countWatches, lastEvaluation } from './heartbeat';
import type { WatchEnvelope } from './WatchEnvelope';
import { watchName } from './watchName';

export interface SendSettings {
  readonly origin: string;
  readonly allowed: AllowedReceivers;
  readonly resolve?: Resolve;
  readonly limitMs?: number;
  readonly sendMail?: typeof sendMail;
  /** For the names of features. */
  readonly createContext?: () => RequestContext;
}

interface Attempt {
  readonly body: string;
  readonly statusCode: number | null;
  readonly answer: string | null;
  /** Undefined if it arrived. */
  readonly error?: string;
  /** True if trying again is pointless. */
  readonly isFinal?: boolean;
  /** When the receiver wants to be asked again. */
  readonly retryAfterMs?: number | undefined;
}

const KEPT_ANSWER = 2_000;

/** Statuses of receivers that will never accept the delivery. */
const FINAL = [401, 403, 404, 410];

/** @throws JobFailure where it did not arrive */
export async function sendDelivery(
  database: Database,
  deliveryId: string,
  settings: SendSettings,
): Promise<void> {
  const delivery = await deliveryById(database, deliveryId);
  if (delivery?.state !== 'PENDING') return;
  const channel = await channelById(database, delivery.channel_id);
  if (!channel) return;
  const message = await readMessage(database, delivery, channel, settings);
  const isMoot =
    channel.stopped_at !== null ||
    (message.events.length === 0 && !message.isTest && !message.digest);
  if (isMoot) return note(database, delivery, { state: 'CANCELED', ended_at: Date.now() });
  const began = Date.now();
  const attempt = await attemptOn(channel, message, settings);
  if (channel.kind === 'WEBHOOK')
    tallySent('webhook', attempt.error === undefined ? 'sent' : 'failed');
  await note(database, delivery, {
    attempts: delivery.attempts + 1,
    status_code: attempt.statusCode,
    body: attempt.body,
    answer: attempt.answer?.slice(0, KEPT_ANSWER).replaceAll('\0', '') ?? null,
    error: attempt.error ?? null,
    duration_ms: Date.now() - began,
    ...(attempt.error === undefined && { state: 'DELIVERED', ended_at: Date.now() }),
  });
  if (attempt.error !== undefined)
    throw new JobFailure(attempt.error, attempt.isFinal, attempt.retryAfterMs);
}

async function note(
  database: Database,
  { id }: DeliveryRow,
  change: Partial<Omit<DeliveryRow, 'id'>>,
): Promise<void> {
  await database
    .connection()
    .updateTable('deliveries')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .execute();
}

async function readMessage(
  database: Database,
  { id, is_test, is_digest, channel_id }: DeliveryRow,
  { workspace_id }: ChannelRow,
  { origin, createContext }: SendSettings,
): Promise<Message> {
  const rows = await database
    .connection()
    .selectFrom('delivery_events')
    .innerJoin('watch_events', 'watch_events.id', 'delivery_events.event_id')
    .select(['watch_events.envelope', 'watch_events.watch_id'])
    .where('delivery_events.delivery_id', '=', id)
    .orderBy('watch_events.at')
    .orderBy('watch_events.id')
    .execute();
  const workspace = await database
    .connection()
    .selectFrom('workspaces')
    .select('slug')
    .where('id', '=', workspace_id)
    .executeTakeFirstOrThrow();
  const events = rows.map(({ envelope }) => JSON.parse(envelope) as WatchEnvelope);
  return {
    id,
    events,
    watches: await nameWatches(
      database,
      rows,
      rows.length > 0 ? createContext?.().catalogue : undefined,
    ),
    isTest: is_test === 1,
    ...(is_digest === 1 &&
      events.length === 0 && { digest: await readDigest(database, channel_id) }),
    manageUrl: `${origin}${watchHref({ workspace: workspace.slug })}`,
  };
}

/** By id; those whose watch was deleted meanwhile are left out. */
async function nameWatches(
  database: Database,
  events: readonly { readonly watch_id: string }[],
  catalogue: Catalogue | undefined,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const id of new Set(events.map(({ watch_id }) => watch_id))) {
    const watch = await database
      .connection()
      .selectFrom('watches')
      .select('subject')
      .where('id', '=', id)
      .executeTakeFirst();
    if (watch) names.set(id, await watchName(database, catalogue, watch));
  }
  return names;
}

/** The subjects that were watched while nothing happened. */
async function readDigest(database: Database, channelId: string) {
  const watches = await countWatches(database, channelId);
  return { watches, ...(await lastEvaluation(database)) };
}

function attemptOn(
  channel: ChannelRow,
  message: Message,
  settings: SendSettings,
): Promise<Attempt> {
  return channel.kind === 'EMAIL'
    ? mail(channel, message, settings)
    : post(channel, message, settings);
}

async function post(
  channel: ChannelRow,
  message: Message,
  { allowed, resolve, limitMs }: SendSettings,
): Promise<Attempt> {
  const body = webhookBody(channel.format, message);
  const at = new Date();
  try {
    const { address, secret } = unsealChannel(channel);
    const headers = {
      'content-type': 'application/json',
      'webhook-id': message.id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': new Webhook(secret).sign(message.id, at, body),
    };
    const { status, text, retryAfterMs } = await callOut(
      { url: address ?? '', method: 'POST', headers, body },
      { allowed, ...(resolve && { resolve }), ...(limitMs !== undefined && { limitMs }) },
    );
    const isTaken = status >= 200 && status < 300;
    return {
      body,
      statusCode: status,
      answer: text,
      ...(!isTaken && {
        error: answerProblem(status),
        isFinal: FINAL.includes(status),
        retryAfterMs,
      }),
    };
  } catch (cause) {
    const error = (cause as Error).message;
    return { body, statusCode: null, answer: null, error, isFinal: isRefusal(cause) };
  }
}

const answerProblem = (status: number): string =>
  status >= 300 && status < 400
    ? `The receiver answered ${status}. Redirects are not followed: give the address they lead to.`
    : `The receiver answered ${status}.`;

async function mail(
  { address, secret }: ChannelRow,
  message: Message,
  { origin, sendMail: send = sendMail }: SendSettings,
): Promise<Attempt> {
  const stop = `${origin}/api/unsubscribe/${secret}`;
  const { text, html } = mailBodies(message, stop);
  try {
    await send({
      to: address ?? '',
      subject: messageTitle(message),
      text,
      html,
      headers: {
        'List-Unsubscribe': `<${stop}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Message-ID': `<${message.id}@${new URL(origin).hostname}>`,
      },
    });
    return { body: text, statusCode: null, answer: null };
  } catch (cause) {
    return { body: text, statusCode: null, answer: null, error: (cause as Error).message };
  }
}
