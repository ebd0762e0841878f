// Secret links that work without an account: a channel's feed, the end of its mails, muting one
// watch, and the end of a line alert. Easy to get wrong: mail programs fetch links by themselves, so
// a GET changes nothing.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lineAlertHref } from '@/domain/routes/watch';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { channelBySecret, stopChannel } from '@/server/teams/watches/channels';
import { stopLineAlert } from '@/server/teams/watches/lineAlerts';
import { MUTE_DAYS, muteFromMail, watchOfChannel } from '@/server/teams/watches/muteFromMail';
import { writeChannelFeed } from '@/server/teams/watches/writeChannelFeed';
import { pathOf } from './Route';

const FEED = /^\/feeds\/watches\/([\w-]{32})$/;
const ALERT = /^\/api\/line-alerts\/([\w-]{32})\/stop$/;
const STOP = /^\/api\/unsubscribe\/([\w-]{32})(?:\/watches\/([\w-]{22}))?$/;

export const isWatchLink = (request: IncomingMessage): boolean =>
  [FEED, STOP, ALERT].some((links) => links.test(pathOf(request)));

export async function answerWatchLink(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  const feed = FEED.exec(path)?.[1];
  const alert = ALERT.exec(path)?.[1];
  const [, stop, watchId] = STOP.exec(path) ?? [];
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  if (feed !== undefined) await sendFeed(response, feed);
  else if (alert !== undefined) await endAlert(request, response, alert);
  else if (watchId === undefined) await endMails(request, response, stop!);
  else await muteWatch(request, response, { secret: stop!, watchId });
}

async function sendFeed(response: ServerResponse, secret: string): Promise<void> {
  const database = await openDatabase();
  const channel = await channelBySecret(database, 'ATOM', secret);
  if (!channel) return say(response, 404, 'There is no such feed, or it was ended.');
  const body = await writeChannelFeed(database, channel, config().baseUrl);
  response.writeHead(200, { 'Content-Type': 'application/atom+xml; charset=utf-8' });
  response.end(body);
}

/** The button of an email app. Everyone else gets the page with a button. */
async function endAlert(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
): Promise<void> {
  if (request.method === 'POST') await stopLineAlert(await openDatabase(), token);
  const act = request.method === 'POST' ? 'stopped' : 'stop';
  response.writeHead(303, { Location: lineAlertHref(token, act) }).end();
}

async function endMails(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): Promise<void> {
  const database = await openDatabase();
  const channel = await channelBySecret(database, 'EMAIL', secret);
  if (!channel) return say(response, 404, 'There are no such emails, or they were ended.');
  if (request.method === 'POST') {
    await stopChannel(database, channel);
    return say(response, 200, 'These emails are stopped. Nothing more will be sent to you.');
  }
  page(
    response,
    200,
    '<p>Stop the emails about what you watch?</p><form method="post"><button>Stop these emails</button></form>',
  );
}

async function muteWatch(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, watchId }: { readonly secret: string; readonly watchId: string },
): Promise<void> {
  const database = await openDatabase();
  const channel = await channelBySecret(database, 'EMAIL', secret);
  const watch = channel && (await watchOfChannel(database, channel, watchId));
  if (!watch) return say(response, 404, 'There is no such watch, or it was ended.');
  if (request.method === 'POST') {
    const until = await muteFromMail(database, watch);
    const day = new Date(until).toISOString().slice(0, 10);
    return say(response, 200, `This watch is muted until ${day}. Its workspace can resume it.`);
  }
  page(
    response,
    200,
    `<p>Mute this watch for ${MUTE_DAYS} days, for everyone it reports to? Changes during that time are kept, not sent.</p><form method="post"><button>Mute this watch</button></form>`,
  );
}

const say = (response: ServerResponse, status: number, sentence: string): void =>
  page(response, status, `<p>${sentence}</p>`);

function page(response: ServerResponse, status: number, content: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plimsoll</title></head><body><main><h1>Plimsoll</h1>${content}</main></body></html>`,
  );
}
