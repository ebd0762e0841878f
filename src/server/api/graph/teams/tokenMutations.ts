import { builder, type GraphObjects } from '@/server/api/graph/public/builder';
import type { Database } from '@/server/platform/database/Database';
import { mailSecurity } from '@/server/teams/accounts/letters';
import type { Access } from '@/server/teams/workspaces/Access';
import {
  createApiToken,
  createPersonalToken,
  revokeApiToken,
} from '@/server/teams/workspaces/apiTokens';
import { tokenScopeEnum } from './ApiToken';
import { ownWorkspace, type PayloadSource, requirePerson, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

type InputFields = Parameters<
  Parameters<typeof builder.inputType<'CreateApiTokenInput', never>>[1]['fields']
>[0];

interface NewToken {
  readonly apiToken: GraphObjects['ApiToken'];
  readonly secret: string;
}

const newTokenFields = (t: InputFields) => ({
  workspaceId: t.id({ required: true, description: 'The workspace.' }),
  name: t.string({ required: true, description: 'What it is for.' }),
  scope: t.field({ type: tokenScopeEnum, required: true, description: 'What it may do.' }),
  expiresAt: t.field({
    type: 'DateTime',
    required: true,
    description: 'When it expires: a moment within a year.',
  }),
  projectId: t.id({ description: 'The only project that it may change. All, if left out.' }),
});

const createInput = builder.inputType('CreateApiTokenInput', {
  description: 'A token of a workspace to create.',
  fields: newTokenFields,
});

const createOwnInput = builder.inputType('CreatePersonalTokenInput', {
  description: 'A token to create that acts for the viewer.',
  fields: newTokenFields,
});

const newTokenPayload = (name: string) => {
  const payload = builder.objectRef<PayloadSource<NewToken>>(name);
  payload.implement({
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
  return payload;
};

teamMutation({
  name: 'createApiToken',
  description: 'Creates a token with which API clients access a workspace.',
  input: createInput,
  payload: newTokenPayload('CreateApiTokenPayload'),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: ({ name, scope, expiresAt, projectId }, { database, access }) =>
    announce(
      database,
      access,
      createApiToken(database, access, { name, scope, expiresAt, ...onProject(projectId) }),
    ),
});

const onProject = (id: string | null | undefined) =>
  id == null ? {} : { projectId: localId('project', id) ?? '' };

async function announce(
  database: Database,
  access: Access,
  made: ReturnType<typeof createApiToken>,
): Promise<NewToken> {
  const { apiToken, secret } = await made;
  if (access.viewer.kind === 'person')
    await mailSecurity(database, access.viewer.accountId, 'token');
  return { apiToken: { ...apiToken, access }, secret };
}

teamMutation({
  name: 'createPersonalToken',
  description:
    'Creates a token with which API clients act for the viewer. It may never do more than the viewer.',
  input: createOwnInput,
  payload: newTokenPayload('CreatePersonalTokenPayload'),
  rule: 'leave',
  findWorkspaceId: ownWorkspace,
  apply: ({ name, scope, expiresAt, projectId }, { database, access, context }) => {
    const draft = { name, scope, expiresAt, ...onProject(projectId) };
    const made = createPersonalToken(database, access, requirePerson(context), draft);
    return announce(database, access, made);
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

const revokeOwnInput = builder.inputType('RevokePersonalTokenInput', {
  description: 'A token of the viewer’s to revoke.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    id: t.id({ required: true, description: 'The token.' }),
  }),
});

teamMutation({
  name: 'revokePersonalToken',
  description: 'Revokes a token of the viewer’s immediately.',
  input: revokeOwnInput,
  payload: teamPayload(
    'RevokePersonalTokenPayload',
    'apiToken',
    'ApiToken',
    'The token that was revoked.',
  ),
  rule: 'leave',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id }, { database, access, context }) => {
    const { accountId: personId } = requirePerson(context);
    const row = await revokeApiToken(database, access, localId('token', id) ?? '', { personId });
    return { ...row, access };
  },
});
