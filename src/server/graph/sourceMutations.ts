import { config } from '@/server/config/config';
import { createSource, deleteSource, renewSource } from '@/server/sources/audienceSources';
import { sourceCadenceEnum, sourceKindEnum } from './AudienceSource';
import { builder } from './builder';
import { ownWorkspace, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const KEY = 'Its API key. It is sealed before it is stored, and never given back.';

teamMutation({
  name: 'createAudienceSource',
  description:
    'Makes an audience that is renewed from analytics, or by a program. Google Analytics stays a file: its Data API counts no browser versions.',
  input: builder.inputType('CreateAudienceSourceInput', {
    description: 'A source to create.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'For which workspace.' }),
      name: t.string({ required: true, description: 'Name of the audience.' }),
      kind: t.field({ type: sourceKindEnum, required: true, description: 'What counts.' }),
      address: t.string({
        description: 'Where the product is. Default: where its maker runs it; Matomo needs one.',
      }),
      site: t.string({
        description: 'A domain for Plausible, the number of a site or project for the others.',
      }),
      key: t.string({ description: KEY }),
      cadence: t.field({ type: sourceCadenceEnum, description: 'How often. Default: WEEKLY.' }),
    }),
  }),
  payload: teamPayload(
    'CreateAudienceSourcePayload',
    'source',
    'AudienceSource',
    'The source that was created.',
  ),
  rule: 'manage',
  workspaceOf: ownWorkspace,
  apply: async (input, { database, access }) => {
    const draft = { ...input, cadence: input.cadence ?? 'WEEKLY' } as const;
    const { webhookAllow: allowed } = config();
    return { ...(await createSource(database, access, draft, { allowed })), access };
  },
});

teamMutation({
  name: 'renewAudienceSource',
  description: 'Asks a source again now, with another key where one is given.',
  input: builder.inputType('RenewAudienceSourceInput', {
    description: 'A source to ask.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'The workspace.' }),
      id: t.id({ required: true, description: 'The source.' }),
      key: t.string({ description: KEY }),
      cadence: t.field({ type: sourceCadenceEnum, description: 'How often from now on.' }),
    }),
  }),
  payload: teamPayload(
    'RenewAudienceSourcePayload',
    'source',
    'AudienceSource',
    'The source as it is now.',
  ),
  rule: 'manage',
  workspaceOf: ownWorkspace,
  apply: async ({ id, key, cadence }, { database, access }) => ({
    ...(await renewSource(database, access, { id: localId('source', id) ?? '', key, cadence })),
    access,
  }),
});

teamMutation({
  name: 'deleteAudienceSource',
  description: 'Ends the renewal. The audience stays as it is for as long as it is used.',
  input: builder.inputType('DeleteAudienceSourceInput', {
    description: 'A source to delete.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'The workspace.' }),
      id: t.id({ required: true, description: 'The source.' }),
    }),
  }),
  payload: teamPayload(
    'DeleteAudienceSourcePayload',
    'source',
    'AudienceSource',
    'The source that ended.',
  ),
  rule: 'manage',
  workspaceOf: ownWorkspace,
  apply: async ({ id }, { database, access }) => ({
    ...(await deleteSource(database, access, localId('source', id) ?? '')),
    access,
  }),
});
