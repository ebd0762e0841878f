import { builder } from '@/server/api/graph/public/builder';
import { forwardArgs } from '@/server/api/graph/public/pageArgs';
import { arrayRows, paginate } from '@/server/model/features/connection';
import type { WorkspaceRow } from '@/server/platform/database/Tables';
import { allows, findAccess } from '@/server/teams/workspaces/Access';
import { listApiTokens } from '@/server/teams/workspaces/apiTokens';
import { auditPage } from '@/server/teams/workspaces/audit';
import { formerProject } from '@/server/teams/workspaces/formerAddresses';
import { pendingInvitations } from '@/server/teams/workspaces/invitations';
import { listMembers } from '@/server/teams/workspaces/members';
import { PERMISSIONS } from '@/server/teams/workspaces/permissions.data';
import { listProjects, projectBySlug } from '@/server/teams/workspaces/projects';
import { workspaceBySlug } from '@/server/teams/workspaces/workspaces';
import { auditConnection } from './AuditEntry';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Workspace: WorkspaceRow & Guarded;
  }
}

export const roleEnum = builder.enumType('Role', {
  description: 'What a member may do.',
  values: {
    VIEWER: { description: 'Reads, and proposes decisions.' },
    EDITOR: { description: 'Also decides, and changes projects.' },
    ADMIN: { description: 'Also manages members, tokens and settings.' },
    OWNER: { description: 'Also deletes the workspace and makes owners.' },
  } as const,
});

const permissionEnum = builder.enumType('Permission', {
  description: 'What a member or token may do in a workspace.',
  values: {
    read: { description: 'Read everything in the workspace.' },
    propose: { description: 'Propose decisions.' },
    report: { description: 'Send which features code uses.' },
    decide: { description: 'Adopt, decline and wait.' },
    editProjects: { description: 'Create and change projects.' },
    leave: { description: 'Leave the workspace.' },
    watch: { description: 'Watch subjects.' },
    manage: { description: 'Manage members, invitations, tokens and settings.' },
    own: { description: 'Delete the workspace and make owners.' },
  } as const,
});

builder.objectType('Workspace', {
  description: 'A team: its members, projects and decisions.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('read'),
      resolve: ({ id }) => `workspace:${id}`,
    }),
    slug: t.exposeString('slug', { description: 'Identifies it in URLs.', ...ruled('read') }),
    name: t.exposeString('name', { description: 'Display name.', ...ruled('read') }),
    role: t.field({
      type: roleEnum,
      nullable: true,
      description: 'The viewer’s role. Null for a token.',
      ...ruled('read'),
      resolve: ({ access: { actor } }) =>
        actor === 'TOKEN_READ' || actor === 'TOKEN_WRITE' || actor === 'TOKEN_DECIDE'
          ? null
          : actor,
    }),
    permissions: t.field({
      type: [permissionEnum],
      description: 'What the viewer may do.',
      ...ruled('read', { size: 9 }),
      resolve: ({ access }) =>
        (Object.keys(PERMISSIONS) as (keyof typeof PERMISSIONS)[]).filter((permission) =>
          allows(access, permission),
        ),
    }),
    needsSecondFactor: t.boolean({
      description:
        'Whether members need a second factor, a passkey or the provider instead of a password alone.',
      ...ruled('read'),
      resolve: ({ needs_second_factor }) => needs_second_factor === 1,
    }),
    deleteAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it will be deleted permanently. Null unless an owner requested that.',
      ...ruled('read'),
      resolve: ({ delete_at }) => delete_at,
    }),
  }),
});

builder.objectFields('Workspace', (t) => ({
  projects: t.field({
    type: ['Project'],
    description: 'Its projects in use, or the archived ones, by name.',
    args: {
      isArchived: t.arg.boolean({ description: 'True for archived projects. Default: false.' }),
    },
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }, { isArchived }, context) =>
      (await listProjects(await context.database(), id, isArchived ?? false)).map((row) => ({
        ...row,
        access,
      })),
  }),
  project: t.field({
    type: 'Project',
    nullable: true,
    description:
      'A project by its slug, or by a former one: then its own slug and workspace say where it is now. Null if no project has it.',
    args: { slug: t.arg.string({ required: true, description: 'Identifies it in URLs.' }) },
    ...ruled('read'),
    resolve: async ({ id, access }, { slug }, context) => {
      const database = await context.database();
      const row =
        (await projectBySlug(database, id, slug)) ?? (await formerProject(database, id, slug));
      if (!row) return null;
      const isHere = row.workspace_id === id;
      // One that moved to another workspace is shown to members of that.
      const granted = isHere
        ? access
        : await findAccess(database, context.viewer, row.workspace_id);
      return granted ? { ...row, access: granted } : null;
    },
  }),
}));

builder.objectFields('Workspace', (t) => ({
  members: t.field({
    type: 'MemberConnection',
    description: 'Its members, in the order in which they joined.',
    args: forwardArgs(t.arg),
    ...ruled('read'),
    resolve: async ({ id, access }, args, context) => {
      const members = await listMembers(await context.database(), id);
      const rows = arrayRows(
        members.map((member) => ({ ...member, access })),
        ({ account_id }) => account_id,
      );
      return { ...paginate(rows, args), access };
    },
  }),
}));

builder.objectFields('Workspace', (t) => ({
  invitations: t.field({
    type: ['Invitation'],
    nullable: true,
    description: 'Open invitations, newest first. Null without the permission to manage them.',
    ...ruled('read', { size: 3 }),
    resolve: async ({ id, access }, _, context) =>
      allows(access, 'manage')
        ? (await pendingInvitations(await context.database(), id)).map((row) => ({
            ...row,
            access,
          }))
        : null,
  }),
  apiTokens: t.field({
    type: ['ApiToken'],
    nullable: true,
    description: 'Its tokens, newest first. Null without the permission to manage them.',
    ...ruled('read', { size: 3 }),
    resolve: async ({ id, access }, _, context) =>
      allows(access, 'manage')
        ? (await listApiTokens(await context.database(), id)).map((row) => ({ ...row, access }))
        : null,
  }),
  personalTokens: t.field({
    type: ['ApiToken'],
    description: 'The viewer’s own tokens here, newest first. None for a token.',
    ...ruled('read', { size: 3 }),
    resolve: async ({ id, access }, _, context) => {
      const { viewer } = access;
      if (viewer.kind === 'program') return [];
      const rows = await listApiTokens(await context.database(), id);
      return rows
        .filter(({ person_id }) => person_id === viewer.accountId)
        .map((row) => ({ ...row, access }));
    },
  }),
  auditLog: t.field({
    type: auditConnection,
    nullable: true,
    description:
      'Who changed what, newest first. Null without the permission to manage the workspace.',
    args: forwardArgs(t.arg),
    ...ruled('read'),
    resolve: async ({ id, access }, args, context) =>
      allows(access, 'manage')
        ? { ...(await auditPage(await context.database(), id, args)), access }
        : null,
  }),
}));

builder.queryField('workspace', (t) =>
  t.field({
    type: 'Workspace',
    nullable: true,
    description:
      'A workspace by its slug, or by a former one. Null if no workspace has it, or the viewer has no access.',
    args: { slug: t.arg.string({ required: true, description: 'Identifies it in URLs.' }) },
    ...ruled('anyone'),
    resolve: async (_, { slug }, context) => {
      const { viewer } = context;
      if (!viewer) return null;
      const database = await context.database();
      const row = await workspaceBySlug(database, slug);
      const access = await findAccess(database, viewer, row?.id ?? '');
      return row && access ? { ...row, access } : null;
    },
  }),
);
