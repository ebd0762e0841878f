import { builder } from '@/server/api/graph/public/builder';
import { findAccess } from '@/server/teams/workspaces/Access';
import { handOver } from '@/server/teams/workspaces/handOver';
import { parseMemberId } from './Member';
import { teamMutation } from './teamMutation';
import { teamPayload } from './teamPayload';

const handOverInput = builder.inputType('HandOverWorkspaceInput', {
  description: 'A workspace to hand over.',
  fields: (t) => ({
    memberId: t.id({ required: true, description: 'The member who becomes its owner.' }),
  }),
});

teamMutation({
  name: 'handOverWorkspace',
  description:
    'Makes another member an owner and the viewer an admin, in one step. Other owners stay.',
  input: handOverInput,
  payload: teamPayload(
    'HandOverWorkspacePayload',
    'workspace',
    'Workspace',
    'The workspace as its former owner sees it now.',
  ),
  rule: 'own',
  findWorkspaceId: ({ memberId }) => Promise.resolve(parseMemberId(memberId)[0]),
  apply: async ({ memberId }, { database, access }) => {
    const row = await handOver(database, access, parseMemberId(memberId)[1]);
    return { ...row, access: (await findAccess(database, access.viewer, access.workspaceId))! };
  },
});
