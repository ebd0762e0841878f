import { builder } from '@/server/api/graph/public/builder';
import { createWatch, deleteWatch, muteWatch, updateWatch } from '@/server/teams/watches/watches';
import { notFound } from '@/server/teams/workspaces/Access';
import { ownWorkspace, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';
import { watchCadenceEnum, watchSubjectInput, watchTriggerEnum } from './Watch';

type Fields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];

const termFields = (t: Fields) => ({
  workspaceId: t.id({ required: true, description: 'The workspace.' }),
  triggers: t.field({ type: [watchTriggerEnum], required: true, description: 'What to report.' }),
  audience: t.string({ required: true, description: 'The key of the audience.' }),
  linePercent: t.float({ required: true, description: 'The line in percent.' }),
  channelIds: t.idList({
    description: 'Channels to send to. The inbox of its owner always gets everything.',
  }),
  cadence: t.field({ type: watchCadenceEnum, description: 'How often it sends. Default: WEEKLY.' }),
});

interface Terms {
  readonly channelIds?: readonly string[] | null | undefined;
  readonly cadence?: 'IMMEDIATE' | 'DAILY' | 'WEEKLY' | null | undefined;
}

const readTerms = <Input extends Terms>(input: Input) => ({
  ...input,
  cadence: input.cadence ?? 'WEEKLY',
  channelIds: (input.channelIds ?? []).map((id) => localId('channel', id) ?? ''),
});

const parseWatchId = (id: string): string => {
  const local = localId('watch', id);
  if (local === undefined) throw notFound('watch');
  return local;
};

const createInput = builder.inputType('CreateWatchInput', {
  description: 'Something to watch.',
  fields: (t) => ({
    subject: t.field({ type: watchSubjectInput, required: true, description: 'What to watch.' }),
    ...termFields(t),
  }),
});

teamMutation({
  name: 'createWatch',
  description: 'Creates a watch for the viewer.',
  input: createInput,
  payload: teamPayload('CreateWatchPayload', 'watch', 'Watch', 'The watch that was created.'),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async ({ subject, ...input }, { database, access, context }) => {
    const { projectId } = subject;
    const local = projectId == null ? projectId : (localId('project', projectId) ?? '');
    const draft = { ...readTerms(input), subject: { ...subject, projectId: local } };
    return { ...(await createWatch(database, access, draft, { context })), access };
  },
});

const updateInput = builder.inputType('UpdateWatchInput', {
  description: 'New settings of a watch.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The watch.' }),
    ...termFields(t),
  }),
});

teamMutation({
  name: 'updateWatch',
  description: 'Changes a watch. With a new line or audience, it starts over.',
  input: updateInput,
  payload: teamPayload('UpdateWatchPayload', 'watch', 'Watch', 'The watch as it is now.'),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async (input, { database, access, context }) => ({
    ...(await updateWatch(
      database,
      access,
      { ...readTerms(input), id: parseWatchId(input.id) },
      { context },
    )),
    access,
  }),
});

const muteInput = builder.inputType('MuteWatchInput', {
  description: 'A watch to pause.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    id: t.id({ required: true, description: 'The watch.' }),
    until: t.field({ type: 'Date', description: 'Pauses until this day. Null resumes the watch.' }),
  }),
});

teamMutation({
  name: 'muteWatch',
  description: 'Pauses or resumes a watch. While it is paused, changes are recorded but not sent.',
  input: muteInput,
  payload: teamPayload('MuteWatchPayload', 'watch', 'Watch', 'The watch as it is now.'),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id, until }, { database, access }) => {
    const moment = until == null ? undefined : Date.parse(`${until}T00:00:00Z`);
    return { ...(await muteWatch(database, access, parseWatchId(id), moment)), access };
  },
});

const deleteInput = builder.inputType('DeleteWatchInput', {
  description: 'A watch to delete.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    id: t.id({ required: true, description: 'The watch.' }),
  }),
});

teamMutation({
  name: 'deleteWatch',
  description: 'Deletes a watch and cancels its waiting messages.',
  input: deleteInput,
  payload: teamPayload('DeleteWatchPayload', 'watch', 'Watch', 'The watch that was deleted.'),
  rule: 'watch',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id }, { database, access }) => ({
    ...(await deleteWatch(database, access, parseWatchId(id))),
    access,
  }),
});
