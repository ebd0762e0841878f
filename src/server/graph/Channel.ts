import { config } from '@/server/config/config';
import { openDatabase } from '@/server/database/openDatabase';
import type { ChannelRow, DeliveryRow } from '@/server/database/WatchTables';
import { channelsOf, mayManageChannel, mayUseChannel, unsealed } from '@/server/watches/channels';
import { deliveriesOf } from '@/server/watches/deliveries';
import { allows } from '@/server/workspaces/Access';
import { builder } from './builder';
import { type Guarded, ruled } from './fieldRules';

/** Its secret goes with the answer that made it, and with no other. */
type GuardedChannel = ChannelRow & Guarded & { readonly madeSecret?: string };

declare module './builder' {
  interface GraphObjects {
    Channel: GuardedChannel;
    Delivery: DeliveryRow & Guarded;
  }
}

export const channelKindEnum = builder.enumType('ChannelKind', {
  description: 'How a channel reaches its readers.',
  values: {
    WEBHOOK: { description: 'A POST to an address, signed as Standard Webhooks say.' },
    EMAIL: { description: 'A mail to the member who made the channel.' },
    ATOM: { description: 'A feed at an address that cannot be guessed.' },
  } as const,
});

export const webhookFormatEnum = builder.enumType('WebhookFormat', {
  description: 'In which shape a webhook gets its messages.',
  values: {
    RAW: { description: 'The events as JSON, with a text.' },
    SLACK: { description: 'As Slack’s incoming webhooks take them.' },
    TEAMS: { description: 'As an adaptive card for Microsoft Teams.' },
    DISCORD: { description: 'As Discord’s webhooks take them.' },
  } as const,
});

const deliveryStateEnum = builder.enumType('DeliveryState', {
  description: 'What became of a message.',
  values: {
    PENDING: { description: 'It waits, or is being tried.' },
    DELIVERED: { description: 'It arrived.' },
    DEAD: { description: 'It was given up. It can be sent again.' },
    CANCELED: { description: 'There was nothing left to send, or the channel was stopped.' },
  } as const,
});

builder.objectType('Delivery', {
  description: 'One message to one channel.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('watch'),
      resolve: ({ id }) => `delivery:${id}`,
    }),
    state: t.field({
      type: deliveryStateEnum,
      description: 'What became of it.',
      ...ruled('watch'),
      resolve: ({ state }) => state,
    }),
    sendAt: t.field({
      type: 'DateTime',
      description: 'When it was or will be sent first.',
      ...ruled('watch'),
      resolve: ({ send_at }) => Number(send_at),
    }),
    attempts: t.exposeInt('attempts', {
      description: 'How often it was tried.',
      ...ruled('watch'),
    }),
    statusCode: t.int({
      nullable: true,
      description: 'What the receiver answered. Null without an answer.',
      ...ruled('watch'),
      resolve: ({ status_code }) => status_code,
    }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why it did not arrive, as one sentence.',
      ...ruled('watch'),
    }),
    body: t.exposeString('body', {
      nullable: true,
      description: 'What was sent.',
      ...ruled('watch'),
    }),
    answer: t.exposeString('answer', {
      nullable: true,
      description: 'The start of what came back.',
      ...ruled('watch'),
    }),
    durationMs: t.int({
      nullable: true,
      description: 'How long the last attempt took.',
      ...ruled('watch'),
      resolve: ({ duration_ms }) => duration_ms,
    }),
  }),
});

/** The address of a channel opens its messages. */
const mayManage = (channel: GuardedChannel): boolean => mayManageChannel(channel.access, channel);

builder.objectType('Channel', {
  description: 'Where watches send to.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('watch'),
      resolve: ({ id }) => `channel:${id}`,
    }),
    kind: t.field({
      type: channelKindEnum,
      description: 'How it reaches its readers.',
      ...ruled('watch'),
      resolve: ({ kind }) => kind,
    }),
    name: t.exposeString('name', { description: 'Display name.', ...ruled('watch') }),
    url: t.string({
      nullable: true,
      description:
        'The address of a webhook or a feed. Null for a mail, and for anyone but its maker, admins and owners.',
      ...ruled('watch'),
      resolve: (channel) => {
        if (!mayManage(channel) || channel.kind === 'EMAIL') return null;
        return channel.kind === 'ATOM'
          ? `${config().baseUrl}/feeds/watches/${channel.secret}`
          : unsealed(channel).address;
      },
    }),
    email: t.string({
      nullable: true,
      description: 'Where mails go. Null for anyone but its maker, admins and owners.',
      ...ruled('watch'),
      resolve: (channel) =>
        mayManage(channel) && channel.kind === 'EMAIL' ? channel.address : null,
    }),
    secret: t.string({
      nullable: true,
      description:
        'What a webhook’s signatures are checked with: in the answer that made it, and null ever after.',
      ...ruled('watch'),
      resolve: ({ madeSecret }) => madeSecret,
    }),
    format: t.field({
      type: webhookFormatEnum,
      description: 'In which shape a webhook gets its messages.',
      ...ruled('watch'),
      resolve: ({ format }) => format,
    }),
    deliveries: t.field({
      type: ['Delivery'],
      nullable: true,
      description: 'Its last 20 messages. Null for anyone but its maker, admins and owners.',
      ...ruled('watch', { size: 20 }),
      resolve: async (channel) => {
        if (!mayManage(channel)) return null;
        const rows = await deliveriesOf(await openDatabase(), channel.id, 20);
        return rows.map((row) => ({ ...row, access: channel.access }));
      },
    }),
  }),
});

builder.objectFields('Channel', (t) => ({
  mayManage: t.boolean({
    description: 'Whether the viewer may test it, end it and see what was sent.',
    ...ruled('watch'),
    resolve: mayManage,
  }),
  mayUse: t.boolean({
    description:
      'Whether watches of the viewer may send to it: mails go to their maker alone, what a team shares needs an editor.',
    ...ruled('watch'),
    resolve: (channel) => mayUseChannel(channel.access, channel),
  }),
}));

builder.objectFields('Workspace', (t) => ({
  channels: t.field({
    type: ['Channel'],
    nullable: true,
    description: 'Where its watches can send to. Null for a token.',
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }) =>
      allows(access, 'watch')
        ? (await channelsOf(await openDatabase(), id)).map((row) => ({ ...row, access }))
        : null,
  }),
}));
