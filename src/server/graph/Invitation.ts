import { config } from '@/server/config/config';
import { openDatabase } from '@/server/database/openDatabase';
import type { InvitationRow } from '@/server/database/Tables';
import { findInvitation, invitationProblem } from '@/server/workspaces/invitations';
import { workspaceById } from '@/server/workspaces/workspaces';
import { builder } from './builder';
import { type Guarded, ruled } from './fieldRules';
import { type Problem, toProblems } from './Problem';
import { roleEnum } from './Workspace';

interface InvitationAnswer {
  readonly row?: InvitationRow;
  readonly workspaceName?: string;
  readonly problem?: Problem;
}

declare module './builder' {
  interface GraphObjects {
    Invitation: InvitationRow & Guarded & { readonly token?: string };
    InvitationLookup: InvitationAnswer;
  }
}

builder.objectType('Invitation', {
  description: 'An invitation that is open. The account with its address joins by its link.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('manage'),
      resolve: ({ id }) => `invitation:${id}`,
    }),
    email: t.exposeString('email', { description: 'The address it is for.', ...ruled('manage') }),
    role: t.field({
      type: roleEnum,
      description: 'The role they will have.',
      ...ruled('manage'),
      resolve: ({ role }) => role,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when the link works.',
      ...ruled('manage'),
      resolve: ({ expires_at }) => expires_at,
    }),
    url: t.string({
      nullable: true,
      description: 'The link to send. Given once, when the invitation is made.',
      ...ruled('manage'),
      resolve: ({ token }) => (token === undefined ? null : `${config().baseUrl}/invite/${token}`),
    }),
  }),
});

builder.objectType('InvitationLookup', {
  description: 'What a link of an invitation leads to.',
  fields: (t) => ({
    workspaceName: t.string({
      nullable: true,
      description: 'The name of the workspace. Null if the link is no longer good.',
      ...ruled('anyone'),
      resolve: ({ workspaceName, problem }) => (problem ? null : workspaceName),
    }),
    role: t.field({
      type: roleEnum,
      nullable: true,
      description: 'The role in it. Null if the link is no longer good.',
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
    description: 'What the token of a link `/invite/<token>` is good for.',
    args: { token: t.arg.string({ required: true, description: 'The end of the link.' }) },
    ...ruled('anyone'),
    resolve: async (_, { token }, { viewer }): Promise<InvitationAnswer> => {
      const database = await openDatabase();
      const row = await findInvitation(database, token);
      const person = viewer?.kind === 'person' ? viewer : undefined;
      const refusal = invitationProblem(row, person);
      if (refusal || !row) return { problem: toProblems(refusal)[0]! };
      const workspace = await workspaceById(database, row.workspace_id);
      return { row, workspaceName: workspace!.name };
    },
  }),
);
