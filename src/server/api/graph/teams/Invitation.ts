import { builder } from '@/server/api/graph/public/builder';
import { type Problem, toProblems } from '@/server/api/graph/public/Problem';
import { config } from '@/server/platform/config/config';
import type { InvitationRow } from '@/server/platform/database/Tables';
import { findInvitation, invitationProblem } from '@/server/teams/workspaces/invitations';
import { workspaceById } from '@/server/teams/workspaces/workspaces';
import { type Guarded, ruled } from './fieldRules';
import { roleEnum } from './Workspace';

interface InvitationAnswer {
  readonly row?: InvitationRow;
  readonly workspaceName?: string;
  readonly problem?: Problem;
}

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Invitation: InvitationRow & Guarded & { readonly token?: string };
    InvitationLookup: InvitationAnswer;
  }
}

builder.objectType('Invitation', {
  description:
    'An open invitation. The account with its email address accepts it through its link.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('manage'),
      resolve: ({ id }) => `invitation:${id}`,
    }),
    email: t.exposeString('email', {
      description: 'The email address it is for.',
      ...ruled('manage'),
    }),
    role: t.field({
      type: roleEnum,
      description: 'The role they will have.',
      ...ruled('manage'),
      resolve: ({ role }) => role,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the link expires.',
      ...ruled('manage'),
      resolve: ({ expires_at }) => expires_at,
    }),
    url: t.string({
      nullable: true,
      description: 'The link to send. Given once, when the invitation is created.',
      ...ruled('manage'),
      resolve: ({ token }) => (token === undefined ? null : `${config().baseUrl}/invite/${token}`),
    }),
  }),
});

builder.objectType('InvitationLookup', {
  description: 'What an invitation link leads to.',
  fields: (t) => ({
    workspaceName: t.string({
      nullable: true,
      description: 'The name of the workspace. Null if the link is no longer valid.',
      ...ruled('anyone'),
      resolve: ({ workspaceName, problem }) => (problem ? null : workspaceName),
    }),
    role: t.field({
      type: roleEnum,
      nullable: true,
      description: 'The role in the workspace. Null if the link is no longer valid.',
      ...ruled('anyone'),
      resolve: ({ row, problem }) => (problem ? null : row?.role),
    }),
    problem: t.field({
      type: 'Problem',
      nullable: true,
      description: 'Why the viewer cannot accept it.',
      ...ruled('anyone'),
      resolve: ({ problem }) => problem,
    }),
  }),
});

builder.queryField('invitation', (t) =>
  t.field({
    type: 'InvitationLookup',
    description: 'The invitation behind a link `/invite/<token>`.',
    args: { token: t.arg.string({ required: true, description: 'The token in the link.' }) },
    ...ruled('anyone'),
    resolve: async (_, { token }, context): Promise<InvitationAnswer> => {
      const { viewer } = context;
      const database = await context.database();
      const row = await findInvitation(database, token);
      const person = viewer?.kind === 'person' ? viewer : undefined;
      const refusal = invitationProblem(row, person);
      if (refusal || !row) return { problem: toProblems(refusal)[0]! };
      const workspace = await workspaceById(database, row.workspace_id);
      return { row, workspaceName: workspace!.name };
    },
  }),
);
