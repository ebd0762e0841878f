import { builder } from '@/server/api/graph/public/builder';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import {
  channelById,
  createChannel,
  deleteChannel,
  ownChannel,
} from '@/server/teams/watches/channels';
import { addDelivery, deliveryById, resendDelivery } from '@/server/teams/watches/deliveries';
import { notFound } from '@/server/teams/workspaces/Access';
import { channelKindEnum, webhookFormatEnum } from './Channel';
import { ownWorkspace, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const createInput = builder.inputType('CreateChannelInput', {
  description: 'A channel to create.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    kind: t.field({ type: channelKindEnum, required: true, description: 'Its kind.' }),
    name: t.string({ description: 'Display name. Default: what it reaches.' }),
    url: t.string({ description: 'The URL of a webhook.' }),
    email: t.string({
      description: 'The email address, which must be the viewer’s own. Default: that address.',
    }),
    format: t.field({
      type: webhookFormatEnum,
      description: 'The format of a webhook’s messages. Default: RAW.',
    }),
    zone: t.string({
      description: 'Time zone of its readers, such as Europe/Berlin. Default: UTC.',
    }),
  }),
});

teamMutation({
  name: 'createChannel',
  description:
    'Creates a channel. Any member can create email to themselves, editors feeds, and admins webhooks.',
  input: createInput,
  payload: teamPayload(
    'CreateChannelPayload',
    'channel',
    'Channel',
    'The channel that was created.',
  ),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async (input, { database, access }) => {
    const { webhookAllow: allowed } = config();
    const { row, secret } = await createChannel(database, access, input, { allowed });
    return { ...row, access, ...(row.kind === 'WEBHOOK' && { madeSecret: secret }) };
  },
});

const channelInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({
      workspaceId: t.id({ description: 'The workspace, if known.' }),
      id: t.id({ required: true, description: 'The channel.' }),
    }),
  });

interface NamedChannel {
  readonly id: string;
  readonly workspaceId?: string | null | undefined;
}

/** The one it names, or that of the channel. */
const workspaceOfChannel = async ({ id, workspaceId }: NamedChannel, database: Database) =>
  workspaceId == null
    ? (await channelById(database, localId('channel', id) ?? ''))?.workspace_id
    : localId('workspace', workspaceId);

teamMutation({
  name: 'deleteChannel',
  description: 'Deletes a channel and cancels the messages waiting for it.',
  input: channelInput('DeleteChannelInput', 'A channel to delete.'),
  payload: teamPayload(
    'DeleteChannelPayload',
    'channel',
    'Channel',
    'The channel that was deleted.',
  ),
  rule: 'watch',
  findWorkspaceId: workspaceOfChannel,
  apply: async ({ id }, { database, access }) => ({
    ...(await deleteChannel(database, access, localId('channel', id) ?? '')),
    access,
  }),
});

teamMutation({
  name: 'testChannel',
  description: 'Sends a test to a channel. The channel’s deliveries show the result.',
  input: channelInput('TestChannelInput', 'A channel to test.'),
  payload: teamPayload('TestChannelPayload', 'delivery', 'Delivery', 'The test.'),
  rule: 'watch',
  findWorkspaceId: workspaceOfChannel,
  apply: async ({ id }, { database, access }) => {
    const channel = await ownChannel(database, access, localId('channel', id) ?? '');
    const now = Date.now();
    const row = await addDelivery(database, { channel, sendAt: now, now, isTest: true });
    return { ...row, access };
  },
});

teamMutation({
  name: 'resendDelivery',
  description: 'Resends a message that was delivered or dropped.',
  input: builder.inputType('ResendDeliveryInput', {
    description: 'A message to send again.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'The workspace.' }),
      id: t.id({ required: true, description: 'The delivery.' }),
    }),
  }),
  payload: teamPayload('ResendDeliveryPayload', 'delivery', 'Delivery', 'The message.'),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id }, { database, access }) => {
    const found = await deliveryById(database, localId('delivery', id) ?? '');
    if (found?.workspace_id !== access.workspaceId) throw notFound('message');
    await ownChannel(database, access, found.channel_id);
    return { ...((await resend(database, found.id)) ?? found), access };
  },
});

const resend = (database: Database, id: string) => resendDelivery(database, { id });
