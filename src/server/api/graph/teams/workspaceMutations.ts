import { Refusal } from '@/domain/Refusal';
import { builder } from '@/server/api/graph/public/builder';
import { withProblems } from '@/server/api/graph/public/Problem';
import { endSession } from '@/server/teams/accounts/sessions';
import {
  createWorkspace,
  renameWorkspace,
  setDeletion,
} from '@/server/teams/workspaces/workspaces';
import { ruled } from './fieldRules';
import { ownWorkspace, requirePerson, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const createInput = builder.inputType('CreateWorkspaceInput', {
  description: 'A workspace to create.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Display name.' }),
    slug: t.string({ required: true, description: 'Identifies it in URLs: a–z, 0–9 and “-”.' }),
  }),
});

const createPayload = teamPayload(
  'CreateWorkspacePayload',
  'workspace',
  'Workspace',
  'The workspace that was created.',
);

builder.objectField(createPayload, 'viewer', (t) =>
  t.field({
    type: 'Viewer',
    nullable: true,
    description: 'The viewer, with the new workspace in their list.',
    resolve: (_, __, { viewer }) => (viewer?.kind === 'person' ? viewer : null),
  }),
);

builder.mutationField('createWorkspace', (t) =>
  t.field({
    type: createPayload,
    description: 'Creates a workspace, owned by the viewer.',
    args: { input: t.arg({ type: createInput, required: true, description: 'The workspace.' }) },
    ...ruled('anyone'),
    resolve: (_, { input }, context) =>
      withProblems(async () => {
        const person = requirePerson(context);
        const database = await context.database();
        const row = await database.inTransaction(() => createWorkspace(database, person, input));
        const access = { workspaceId: row.id, viewer: person, actor: 'OWNER' as const };
        return { noun: { ...row, access } };
      }),
  }),
);

const renameInput = builder.inputType('UpdateWorkspaceInput', {
  description: 'New settings of a workspace.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    name: t.string({ required: true, description: 'Display name.' }),
  }),
});

teamMutation({
  name: 'updateWorkspace',
  description: 'Renames a workspace. Its address stays.',
  input: renameInput,
  payload: teamPayload(
    'UpdateWorkspacePayload',
    'workspace',
    'Workspace',
    'The workspace that was changed.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ name }, { database, access }) => ({
    ...(await renameWorkspace(database, access, name)),
    access,
  }),
});

const deleteInput = builder.inputType('DeleteWorkspaceInput', {
  description: 'A workspace to delete, or to keep after all.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    isWanted: t.boolean({
      required: true,
      description: 'False cancels a deletion that was requested.',
    }),
  }),
});

teamMutation({
  name: 'deleteWorkspace',
  description: 'Deletes a workspace permanently after 14 days, or cancels that.',
  input: deleteInput,
  payload: teamPayload(
    'DeleteWorkspacePayload',
    'workspace',
    'Workspace',
    'The workspace, with the day it will be deleted.',
  ),
  rule: 'own',
  findWorkspaceId: ownWorkspace,
  apply: async ({ isWanted }, { database, access }) => ({
    ...(await setDeletion(database, access, { isWanted })),
    access,
  }),
});

const endSessionInput = builder.inputType('EndSessionInput', {
  description: 'A session to end.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The session.' }) }),
});

builder.mutationField('endSession', (t) =>
  t.field({
    type: teamPayload('EndSessionPayload', 'viewer', 'Viewer', 'Whose session was ended.'),
    description: 'Signs the viewer out in another browser immediately.',
    args: { input: t.arg({ type: endSessionInput, required: true, description: 'The session.' }) },
    ...ruled('anyone'),
    resolve: (_, { input }, context) =>
      withProblems(async () => {
        const person = requirePerson(context);
        const id = localId('session', input.id);
        if (id === person.sessionId)
          throw new Refusal('ARGUMENT_INVALID', 'This is the session that asks. Sign out instead.');
        await endSession(await context.database(), person.accountId, id ?? '');
        return { noun: person };
      }),
  }),
);
