import { Refusal } from '@/domain/Refusal';
import { builder } from '@/server/api/graph/public/builder';
import { withProblems } from '@/server/api/graph/public/Problem';
import { mailInvitation } from '@/server/teams/accounts/letters';
import { findAccess } from '@/server/teams/workspaces/Access';
import { acceptInvitation, invite, revokeInvitation } from '@/server/teams/workspaces/invitations';
import { changeRole, removeMember } from '@/server/teams/workspaces/members';
import { workspaceById } from '@/server/teams/workspaces/workspaces';
import { ruled } from './fieldRules';
import { parseMemberId } from './Member';
import { ownWorkspace, requirePerson, teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';
import { roleEnum } from './Workspace';

const inviteInput = builder.inputType('InviteMemberInput', {
  description: 'The person to invite.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    email: t.string({
      required: true,
      description: 'The email address of the account that may accept.',
    }),
    role: t.field({ type: roleEnum, required: true, description: 'The role they will have.' }),
  }),
});

teamMutation({
  name: 'inviteMember',
  description:
    'Creates an invitation link that works for 7 days and one person. It replaces an earlier one for the same address.',
  input: inviteInput,
  payload: teamPayload(
    'InviteMemberPayload',
    'invitation',
    'Invitation',
    'The invitation, with its link.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ email, role }, { database, access }) => {
    const { invitation, token } = await invite(database, access, { email, role });
    const workspace = await workspaceById(database, access.workspaceId);
    await mailInvitation(database, {
      email: invitation.email,
      token,
      inviter: access.viewer.name,
      workspace: workspace?.name ?? '',
    });
    return { ...invitation, token, access };
  },
});

const revokeInput = builder.inputType('RevokeInvitationInput', {
  description: 'An invitation to withdraw.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    id: t.id({ required: true, description: 'The invitation.' }),
  }),
});

teamMutation({
  name: 'revokeInvitation',
  description: 'Withdraws an invitation: its link stops working.',
  input: revokeInput,
  payload: teamPayload(
    'RevokeInvitationPayload',
    'invitation',
    'Invitation',
    'The invitation that was withdrawn.',
  ),
  rule: 'manage',
  findWorkspaceId: ownWorkspace,
  apply: async ({ id }, { database, access }) => ({
    ...(await revokeInvitation(database, access, localId('invitation', id) ?? '')),
    access,
  }),
});

const acceptInput = builder.inputType('AcceptInvitationInput', {
  description: 'An invitation to accept.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The token in its link.' }) }),
});

builder.mutationField('acceptInvitation', (t) =>
  t.field({
    type: teamPayload(
      'AcceptInvitationPayload',
      'workspace',
      'Workspace',
      'The workspace that was joined.',
    ),
    description: 'Makes the viewer a member.',
    args: { input: t.arg({ type: acceptInput, required: true, description: 'The invitation.' }) },
    ...ruled('anyone'),
    resolve: (_, { input }, context) =>
      withProblems(async () => {
        const person = requirePerson(context);
        const database = await context.database();
        const id = await database.inTransaction(() =>
          acceptInvitation(database, person, input.token),
        );
        const access = (await findAccess(database, person, id))!;
        return { noun: { ...(await workspaceById(database, id))!, access } };
      }),
  }),
);

const changeRoleInput = builder.inputType('ChangeRoleInput', {
  description: 'A new role for a member.',
  fields: (t) => ({
    memberId: t.id({ required: true, description: 'The member.' }),
    role: t.field({ type: roleEnum, required: true, description: 'The new role.' }),
  }),
});

teamMutation({
  name: 'changeRole',
  description: 'Changes a member’s role. Only owners can grant or remove the owner role.',
  input: changeRoleInput,
  payload: teamPayload('ChangeRolePayload', 'member', 'Member', 'The member, with the new role.'),
  rule: 'manage',
  findWorkspaceId: ({ memberId }) => Promise.resolve(parseMemberId(memberId)[0]),
  apply: async ({ memberId, role }, { database, access }) => ({
    ...(await changeRole(database, access, parseMemberId(memberId)[1], role)),
    access,
  }),
});

const removeInput = builder.inputType('RemoveMemberInput', {
  description: 'A member to remove.',
  fields: (t) => ({ memberId: t.id({ required: true, description: 'The member.' }) }),
});

const removeMemberPayload = teamPayload(
  'RemoveMemberPayload',
  'member',
  'Member',
  'The member who was removed or has left.',
);

teamMutation({
  name: 'removeMember',
  description: 'Removes a member immediately. Only owners can remove owners.',
  input: removeInput,
  payload: removeMemberPayload,
  rule: 'manage',
  findWorkspaceId: ({ memberId }) => Promise.resolve(parseMemberId(memberId)[0]),
  apply: async ({ memberId }, { database, access }) => ({
    ...(await removeMember(database, access, parseMemberId(memberId)[1])),
    access,
  }),
});

const leaveInput = builder.inputType('LeaveWorkspaceInput', {
  description: 'A workspace to leave.',
  fields: (t) => ({ workspaceId: t.id({ required: true, description: 'The workspace.' }) }),
});

teamMutation({
  name: 'leaveWorkspace',
  description: 'Ends the viewer’s membership. The last owner cannot leave.',
  input: leaveInput,
  payload: teamPayload(
    'LeaveWorkspacePayload',
    'member',
    'Member',
    'The member who was removed or has left.',
  ),
  rule: 'leave',
  findWorkspaceId: ownWorkspace,
  apply: async (_, { database, access }) => {
    const { viewer } = access;
    if (viewer.kind === 'program') throw new Refusal('FORBIDDEN', 'A token leaves nothing.');
    return { ...(await removeMember(database, access, viewer.accountId)), access };
  },
});
