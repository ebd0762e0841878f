import { builder } from '@/server/api/graph/public/builder';
import { config } from '@/server/platform/config/config';
import { createSource, deleteSource, renewSource } from '@/server/teams/sources/audienceSources';
import { sourceCadenceEnum, sourceKindEnum } from './AudienceSource';
import { ownWorkspace, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const KEY = 'Its API key. It is encrypted before it is stored, and never returned.';

teamMutation({
  name: 'createAudienceSource',
  description:
    'Creates an audience that is synced from analytics, or by a script. Google Analytics works only as a file, because its Data API does not count browser versions.',
  input: builder.inputType('CreateAudienceSourceInput', {
    description: 'A source to create.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'The workspace.' }),
      name: t.string({ required: true, description: 'Name of the audience.' }),
      kind: t.field({ type: sourceKindEnum, required: true, description: 'The kind of source.' }),
      address: t.string({
        description:
          'The URL of the product. Default: the vendor’s own service. Required for Matomo.',
      }),
      site: t.string({
        description: 'A domain for Plausible, the number of a site or project for the others.',
      }),
      key: t.string({ description: KEY }),
      cadence: t.field({
        type: sourceCadenceEnum,
        description: 'How often it is queried. Default: WEEKLY.',
      }),
    }),
  }),
  payload: teamPayload(
    'CreateAudienceSourcePayload',
    'source',
    'AudienceSource',
    'The source that was created.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async (input, { database, access }) => {
    const draft = { ...input, cadence: input.cadence ?? 'WEEKLY' } as const;
    const { webhookAllow: allowed } = config();
    return { ...(await createSource(database, access, draft, { allowed })), access };
  },
});

teamMutation({
  name: 'renewAudienceSource',
  description: 'Queries a source now, with a new key if one is given.',
  input: builder.inputType('RenewAudienceSourceInput', {
    description: 'A source to query.',
    fields: (t) => ({
      workspaceId: t.id({ required: true, description: 'The workspace.' }),
      id: t.id({ required: true, description: 'The source.' }),
      key: t.string({ description: KEY }),
      cadence: t.field({
        type: sourceCadenceEnum,
        description: 'How often to query it from now on.',
      }),
    }),
  }),
  payload: teamPayload(
    'RenewAudienceSourcePayload',
    'source',
    'AudienceSource',
    'The source as it is now.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id, key, cadence }, { database, access }) => ({
    ...(await renewSource(database, access, { id: localId('source', id) ?? '', key, cadence })),
    access,
  }),
});

teamMutation({
  name: 'deleteAudienceSource',
  description: 'Stops syncing. The audience keeps its newest revision for as long as it is used.',
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
    'The source that was deleted.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id }, { database, access }) => ({
    ...(await deleteSource(database, access, localId('source', id) ?? '')),
    access,
  }),
});
