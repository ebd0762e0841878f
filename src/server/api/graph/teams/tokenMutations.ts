import { builder, type GraphObjects } from '@/server/api/graph/public/builder';
import { mailSecurity } from '@/server/teams/accounts/letters';
import { createApiToken, revokeApiToken } from '@/server/teams/workspaces/apiTokens';
import { tokenScopeEnum } from './ApiToken';
import { ownWorkspace, type PayloadSource, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

interface NewToken {
  readonly apiToken: GraphObjects['ApiToken'];
  readonly secret: string;
}

const createInput = builder.inputType('CreateApiTokenInput', {
  description: 'A token to create.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    name: t.string({ required: true, description: 'What it is for.' }),
    scope: t.field({ type: tokenScopeEnum, required: true, description: 'What it may do.' }),
    expiresAt: t.field({
      type: 'DateTime',
      required: true,
      description: 'When it expires: a moment within a year.',
    }),
  }),
});

const createPayload = builder.objectRef<PayloadSource<NewToken>>('CreateApiTokenPayload');
createPayload.implement({
  description: 'The token that was created.',
  fields: (t) => ({
    apiToken: t.field({
      type: 'ApiToken',
      nullable: true,
      description: 'The token. Null if there are problems.',
      resolve: ({ noun }) => noun?.apiToken,
    }),
    secret: t.string({
      nullable: true,
      description: 'The token itself. It is not stored and cannot be shown again.',
      resolve: ({ noun }) => noun?.secret,
    }),
    problems: t.field({
      type: ['Problem'],
      description: 'Why no token was created. Empty if one was.',
      extensions: { size: 1 },
      resolve: ({ problems }) => problems,
    }),
  }),
});

teamMutation({
  name: 'createApiToken',
  description: 'Creates a token with which API clients access a workspace.',
  input: createInput,
  payload: createPayload,
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ name, scope, expiresAt }, { database, access }): Promise<NewToken> => {
    const { apiToken, secret } = await createApiToken(database, access, { name, scope, expiresAt });
    if (access.viewer.kind === 'person')
      await mailSecurity(database, access.viewer.accountId, 'token');
    return { apiToken: { ...apiToken, access }, secret };
  },
});

const revokeInput = builder.inputType('RevokeApiTokenInput', {
  description: 'A token to revoke.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    id: t.id({ required: true, description: 'The token.' }),
  }),
});

teamMutation({
  name: 'revokeApiToken',
  description: 'Revokes a token immediately.',
  input: revokeInput,
  payload: teamPayload(
    'RevokeApiTokenPayload',
    'apiToken',
    'ApiToken',
    'The token that was revoked.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id }, { database, access }) => ({
    ...(await revokeApiToken(database, access, localId('token', id) ?? '')),
    access,
  }),
});
