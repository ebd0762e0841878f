import { builder } from '@/server/api/graph/public/builder';
import { config } from '@/server/platform/config/config';
import type { ChannelRow, DeliveryRow } from '@/server/platform/database/WatchTables';
import {
  listChannels,
  mayManageChannel,
  mayUseChannel,
  unsealChannel,
} from '@/server/teams/watches/channels';
import { listDeliveries } from '@/server/teams/watches/deliveries';
import { allows } from '@/server/teams/workspaces/Access';
import { type Guarded, ruled } from './fieldRules';

/** Its secret goes with the answer that made it, and with no other. */
type GuardedChannel = ChannelRow & Guarded & { readonly madeSecret?: string };

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Channel: GuardedChannel;
    Delivery: DeliveryRow & Guarded;
  }
}

export const channelKindEnum = builder.enumType('ChannelKind', {
  description: 'How a channel reaches its readers.',
  values: {
    WEBHOOK: { description: 'A POST request to a URL, signed according to Standard Webhooks.' },
    EMAIL: { description: 'Email to the member who created the channel.' },
    ATOM: { description: 'A feed at an address that cannot be guessed.' },
  } as const,
});

export const webhookFormatEnum = builder.enumType('WebhookFormat', {
  description: 'The format of a webhook’s messages.',
  values: {
    RAW: { description: 'JSON with the events and a text.' },
    SLACK: { description: 'The format of Slack’s incoming webhooks.' },
    TEAMS: { description: 'An Adaptive Card for Microsoft Teams.' },
    DISCORD: { description: 'The format of Discord webhooks.' },
  } as const,
});

const deliveryStateEnum = builder.enumType('DeliveryState', {
  description: 'The state of a message.',
  values: {
    PENDING: { description: 'It is waiting or being sent.' },
    DELIVERED: { description: 'It arrived.' },
    DEAD: { description: 'All attempts failed. It can be sent again.' },
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
      description: 'Its state.',
      ...ruled('watch'),
      resolve: ({ state }) => state,
    }),
    sendAt: t.field({
      type: 'DateTime',
      description: 'When the first attempt was or will be made.',
      ...ruled('watch'),
      resolve: ({ send_at }) => Number(send_at),
    }),
    attempts: t.exposeInt('attempts', {
      description: 'How many attempts were made.',
      ...ruled('watch'),
    }),
    statusCode: t.int({
      nullable: true,
      description: 'The HTTP status of the response. Null without a response.',
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
      description: 'The start of the response.',
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
        'The URL of a webhook or feed. Null for email, and for everyone except its creator, admins and owners.',
      ...ruled('watch'),
      resolve: (channel) => {
        if (!mayManage(channel) || channel.kind === 'EMAIL') return null;
        return channel.kind === 'ATOM'
          ? `${config().baseUrl}/feeds/watches/${channel.secret}`
          : unsealChannel(channel).address;
      },
    }),
    email: t.string({
      nullable: true,
      description: 'The email address. Null for everyone except its creator, admins and owners.',
      ...ruled('watch'),
      resolve: (channel) =>
        mayManage(channel) && channel.kind === 'EMAIL' ? channel.address : null,
    }),
    secret: t.string({
      nullable: true,
      description:
        'The secret that checks a webhook’s signatures. Given once, when the channel is created; null afterwards.',
      ...ruled('watch'),
      resolve: ({ madeSecret }) => madeSecret,
    }),
    format: t.field({
      type: webhookFormatEnum,
      description: 'The format of a webhook’s messages.',
      ...ruled('watch'),
      resolve: ({ format }) => format,
    }),
  }),
});

builder.objectFields('Channel', (t) => ({
  deliveries: t.field({
    type: ['Delivery'],
    nullable: true,
    description: 'Its last 20 messages. Null for everyone except its creator, admins and owners.',
    ...ruled('watch', { size: 20 }),
    resolve: async (channel, _, context) => {
      if (!mayManage(channel)) return null;
      const rows = await listDeliveries(await context.database(), channel.id, 20);
      return rows.map((row) => ({ ...row, access: channel.access }));
    },
  }),
}));

builder.objectFields('Channel', (t) => ({
  mayManage: t.boolean({
    description: 'Whether the viewer may test it, delete it and see what was sent.',
    ...ruled('watch'),
    resolve: mayManage,
  }),
  mayUse: t.boolean({
    description:
      'Whether the viewer’s watches may send to it. Email goes to its creator only; channels that a team shares need an editor.',
    ...ruled('watch'),
    resolve: (channel) => mayUseChannel(channel.access, channel),
  }),
}));

builder.objectFields('Workspace', (t) => ({
  channels: t.field({
    type: ['Channel'],
    nullable: true,
    description: 'The channels that its watches can send to. Null for a token.',
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }, _, context) =>
      allows(access, 'watch')
        ? (await listChannels(await context.database(), id)).map((row) => ({ ...row, access }))
        : null,
  }),
}));
