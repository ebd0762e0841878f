import { builder } from '@/server/api/graph/public/builder';
import {
  changeWorkspaceAddress,
  requireSecondFactor,
} from '@/server/teams/workspaces/workspaceSettings';
import { ownWorkspace, teamMutation } from './teamMutation';
import { teamPayload } from './teamPayload';

const workspaceAddressInput = builder.inputType('ChangeWorkspaceAddressInput', {
  description: 'A new URL name of a workspace.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    slug: t.string({ required: true, description: 'Identifies it in URLs: a–z, 0–9 and “-”.' }),
  }),
});

teamMutation({
  name: 'changeWorkspaceAddress',
  description: 'Gives a workspace another address. The former one leads to it for good.',
  input: workspaceAddressInput,
  payload: teamPayload(
    'ChangeWorkspaceAddressPayload',
    'workspace',
    'Workspace',
    'The workspace at its new address.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ slug }, { database, access }) => ({
    ...(await changeWorkspaceAddress(database, access, slug)),
    access,
  }),
});

const secondFactorInput = builder.inputType('RequireSecondFactorInput', {
  description: 'What a workspace asks of its members.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    isRequired: t.boolean({ required: true, description: 'False asks for it no longer.' }),
  }),
});

teamMutation({
  name: 'requireSecondFactor',
  description:
    'Opens a workspace only to members whose account needs more than a password: a second factor, a passkey or the provider. Who asks must be one of them.',
  input: secondFactorInput,
  payload: teamPayload(
    'RequireSecondFactorPayload',
    'workspace',
    'Workspace',
    'The workspace that was changed.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ isRequired }, { database, access }) => ({
    ...(await requireSecondFactor(database, access, isRequired)),
    access,
  }),
});
