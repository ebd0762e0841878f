import { builder } from '@/server/api/graph/public/builder';
import { ownChannel } from '@/server/teams/watches/channels';
import { waitingDelivery } from '@/server/teams/watches/deliveries';
import { lastEvaluation, type WatchEvaluation } from '@/server/teams/watches/heartbeat';
import { ownQuietTime, type QuietTime, setQuietTime } from '@/server/teams/watches/quietTimes';
import { type Guarded, ruled } from './fieldRules';
import { ownWorkspace, requirePerson, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    QuietTime: QuietTime & Guarded;
    WatchLook: WatchEvaluation & Guarded;
  }
}

builder.objectType('QuietTime', {
  description:
    'Hours and days when nothing is sent. Changes during that time are sent as one message afterward.',
  fields: (t) => ({
    fromHour: t.exposeInt('fromHour', { description: 'The hour it starts at.', ...ruled('watch') }),
    toHour: t.exposeInt('toHour', {
      description: 'The hour it ends at, on the next day if it is earlier than the start.',
      ...ruled('watch'),
    }),
    days: t.intList({
      description: 'Whole days, from 1 for Monday to 7 for Sunday.',
      ...ruled('watch', { size: 2 }),
      resolve: ({ days }) => [...days],
    }),
  }),
});

builder.objectType('WatchLook', {
  description: 'When all watches were last evaluated.',
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'The moment.',
      ...ruled('read'),
      resolve: ({ at }) => at,
    }),
    dataVersion: t.exposeString('dataVersion', {
      description: 'The data version used.',
      ...ruled('read'),
    }),
  }),
});

builder.objectFields('Workspace', (t) => ({
  watchesLookedAt: t.field({
    type: 'WatchLook',
    nullable: true,
    description: 'When watches were last evaluated. Null before the first time.',
    ...ruled('read'),
    resolve: async ({ access }, _, context) => {
      const look = await lastEvaluation(await context.database());
      return look && { ...look, access };
    },
  }),
}));

builder.objectFields('Channel', (t) => ({
  isStopped: t.boolean({
    description: 'Whether its recipient has unsubscribed.',
    ...ruled('watch'),
    resolve: ({ stopped_at }) => stopped_at !== null,
  }),
  quietTime: t.field({
    type: 'QuietTime',
    nullable: true,
    description: 'When nothing is sent to it. Null if not set.',
    ...ruled('watch'),
    resolve: async (channel, _, context) => {
      const [time] = await ownQuietTime(await context.database(), channel);
      return time && { ...time, access: channel.access };
    },
  }),
  zone: t.exposeString('zone', {
    description: 'The time zone of its readers, as an IANA name.',
    ...ruled('watch'),
  }),
  nextSendAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When its next message will be sent. Null if none is waiting.',
    ...ruled('watch'),
    resolve: async ({ id }, _, context) => {
      const waiting = await waitingDelivery(await context.database(), id, Date.now());
      return waiting && Number(waiting.send_at);
    },
  }),
}));

teamMutation({
  name: 'setQuietTime',
  description: 'Sets when nothing is sent to a channel. Messages that are already scheduled stay.',
  input: builder.inputType('SetQuietTimeInput', {
    description: 'Hours and days when nothing is sent.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'The workspace.' }),
      channelId: t.id({ required: true, description: 'The channel.' }),
      fromHour: t.int({ required: true, description: 'The hour they start at, 0 to 23.' }),
      toHour: t.int({
        required: true,
        description:
          'The hour they end at, 0 to 23. If it equals `fromHour`, there are no quiet hours.',
      }),
      days: t.intList({ description: 'Whole days, from 1 for Monday to 7 for Sunday.' }),
      isForAll: t.boolean({
        description:
          'Whether to set them for all email to the viewer instead of this channel only.',
      }),
    }),
  }),
  payload: teamPayload('SetQuietTimePayload', 'channel', 'Channel', 'The channel as it is now.'),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async ({ channelId, fromHour, toHour, days, isForAll }, { database, access, context }) => {
    const channel = await ownChannel(database, access, localId('channel', channelId) ?? '');
    const time = { fromHour, toHour, days: days ?? [] };
    const { accountId } = requirePerson(context);
    await setQuietTime(database, isForAll ? { accountId } : { channelId: channel.id }, time);
    return { ...channel, access };
  },
});
