// Events of one message → the body that each kind of receiver reads. Every one has all events, up to
// what its service takes, and says why it came.
import { formatDate } from '@/domain/formatDate';
import type { ChannelRow } from '@/server/platform/database/WatchTables';
import { EVENT_LABELS, getEventCause, manySentence } from './eventWords';
import { MUTE_DAYS } from './muteFromMail';
import type { WatchEnvelope } from './WatchEnvelope';

export interface Message {
  /** The delivery's, the same in every attempt. */
  readonly id: string;
  readonly events: readonly WatchEnvelope[];
  /** The watches that found them, by id, as their page names them. */
  readonly watches: ReadonlyMap<string, string>;
  readonly isTest: boolean;
  /** That nothing happened for a month. */
  readonly digest?: {
    readonly watches: number;
    /** The time and the data version of the last evaluation. */
    readonly at?: number;
    readonly dataVersion?: string;
  };
  /** The list of watches. */
  readonly manageUrl: string;
}

const SHOWN = 20;

/** More than these of one cause are one line. */
const SINGLE_LINES = 7;

interface Line {
  readonly text: string;
  readonly url: string;
  readonly label: string;
}

export function messageTitle({ events: all, isTest, digest }: Message): string {
  const events = once(all);
  if (isTest) return 'Plimsoll: this is a test';
  if (digest) return 'Plimsoll: nothing you watch changed this month';
  const [first] = events;
  if (events.length !== 1 || !first) return `Plimsoll: ${events.length} changes to what you watch`;
  // Names that people chose are not for the subject of a mail.
  return first.decision ? 'Plimsoll: a decision you watch changed' : `Plimsoll: ${first.text}`;
}

/** One for each event, or one for many of one cause; with where to look. */
function composeLines(
  { events, isTest, digest, manageUrl }: Message,
  shown = SHOWN,
): readonly Line[] {
  if (isTest) return [{ text: 'The channel works. Nothing has changed.', url: '', label: '' }];
  if (digest) return [{ text: digestSentence(digest), url: manageUrl, label: 'Your watches' }];
  const causes = new Map<string, WatchEnvelope[]>();
  for (const event of once(events)) {
    const cause = `${event.kind} ${getEventCause(event)}`;
    causes.set(cause, [...(causes.get(cause) ?? []), event]);
  }
  const lines = [...causes.values()].flatMap((same) =>
    same.length > SINGLE_LINES
      ? [sumUp(same, manageUrl)]
      : same.map(({ kind, text, url }) => ({ text, url, label: EVENT_LABELS[kind] })),
  );
  const rest = lines.length - shown;
  return rest > 0
    ? [...lines.slice(0, shown), { text: `… and ${rest} more.`, url: manageUrl, label: 'All' }]
    : lines;
}

/** Two watches that found the same change tell of it once. */
function once(events: readonly WatchEnvelope[]): readonly WatchEnvelope[] {
  const keyOf = ({ kind, linePercent, text, url }: WatchEnvelope) =>
    JSON.stringify([kind, linePercent, text, url]);
  return [...new Map(events.map((event) => [keyOf(event), event])).values()];
}

/** Many reviews and decisions are on their project's page. */
function sumUp(same: readonly WatchEnvelope[], manageUrl: string): Line {
  const text = manySentence(same);
  const projects = new Set(same.map(({ url }) => url.replace(/\/decide(?:\?.*)?$/, '')));
  const [project] = projects;
  const { kind } = same[0]!;
  if (projects.size !== 1 || !/^(?:review|decision)\./.test(kind))
    return { text, url: manageUrl, label: 'Your watches' };
  const label = kind === 'review.opened' ? 'Answer them' : 'Open the project';
  return { text, url: project!, label };
}

function digestSentence({ watches, at, dataVersion }: NonNullable<Message['digest']>): string {
  const found = watches === 1 ? 'Your watch' : `None of your ${watches} watches`;
  const look =
    at === undefined
      ? ''
      : ` Last checked ${formatDate(new Date(at).toISOString().slice(0, 10), 'day')}, with data version ${dataVersion ?? ''}.`;
  return `${found} found ${watches === 1 ? 'no change' : 'a change'}.${look}`;
}

const messageLines = (message: Message, shown?: number): string[] =>
  composeLines(message, shown).map(({ text, url }) => (url === '' ? text : `${text} ${url}`));

/** Why it came, and which data it used. */
const composeReason = ({ events }: Message): string => {
  const versions = [...new Set(events.map(({ dataVersion }) => dataVersion))];
  return `${WHY}${versions.length > 0 ? ` Data version ${versions.join(', ')}.` : ''}`;
};

const WHY = 'You get this because you watch this in a workspace.';

const messageText = (message: Message, shown?: number): string =>
  [
    messageTitle(message),
    '',
    ...messageLines(message, shown),
    '',
    `${composeReason(message)} ${message.manageUrl}`,
  ].join('\n');

/** Whole lines, and where the others are. */
function textWithin(message: Message, limit: number): string {
  for (let shown = SHOWN; shown > 0; shown -= 1) {
    const text = messageText(message, shown);
    if (text.length <= limit) return text;
  }
  return `${messageText(message, 1).slice(0, limit - 1)}…`.replace(/\p{Surrogate}/gu, '');
}

/** The JSON a webhook gets. */
export function webhookBody(format: ChannelRow['format'], message: Message): string {
  const text = messageText(message);
  switch (format) {
    case 'RAW':
      return JSON.stringify({
        type: message.isTest ? 'test' : message.digest ? 'watch.unchanged' : 'watch.changed',
        id: message.id,
        text,
        events: message.events,
      });
    case 'SLACK':
      // Slack treats <, > and & as markup.
      return JSON.stringify({ text: escapeText(text) });
    case 'DISCORD':
      return JSON.stringify({
        content: textWithin(message, 2_000),
        allowed_mentions: { parse: [] },
      });
    case 'TEAMS':
      return JSON.stringify({ type: 'message', attachments: [teamsCard(message)] });
  }
}

function teamsCard(message: Message) {
  const block = (text: string, rest: object = {}) => ({
    type: 'TextBlock',
    text,
    wrap: true,
    ...rest,
  });
  return {
    contentType: 'application/vnd.microsoft.card.adaptive',
    content: {
      $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
      type: 'AdaptiveCard',
      version: '1.4',
      body: [
        block(messageTitle(message), { weight: 'bolder' }),
        ...messageLines(message).map((line) => block(line)),
        block(composeReason(message), { isSubtle: true }),
      ],
      actions: [{ type: 'Action.OpenUrl', title: 'Watches', url: message.manageUrl }],
    },
  };
}

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Old mail programs know only tables and attributes, and load nothing from outside. */
export function mailBodies(
  message: Message,
  unsubscribeUrl: string,
): { readonly text: string; readonly html: string } {
  const escaped = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
  const link = (url: string, label: string): string =>
    `<a href="${escaped(url)}">${escaped(label)}</a>`;
  const items = composeLines(message).map(({ text, url, label }) =>
    [escaped(text), ...(url === '' ? [] : [link(url, label)])].join(' '),
  );
  const mutes = [...message.watches].map(([id, name]) => ({
    words: `Mute “${name}” for ${MUTE_DAYS} days`,
    url: `${unsubscribeUrl}/watches/${id}`,
  }));
  const rows = items.map((item) => `<tr><td style="padding:6px 0">${item}</td></tr>`).join('');
  return {
    text: `${[messageText(message), ...mutes.map(({ words, url }) => `${words}: ${url}`)].join('\n')}\nStop these emails: ${unsubscribeUrl}\n`,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(messageTitle(message))}</title></head><body style="font-family:sans-serif;font-size:16px;line-height:1.5"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:6px 0"><strong>${escaped(messageTitle(message))}</strong></td></tr>${rows}<tr><td style="padding:12px 0;font-size:14px">${escaped(composeReason(message))} ${link(message.manageUrl, 'Change your watches')} · ${[...mutes.map(({ words, url }) => link(url, words)), link(unsubscribeUrl, 'Stop these emails')].join(' · ')}</td></tr></table></body></html>`,
  };
}
