import { builder } from '@/server/api/graph/public/builder';
import { moveProject } from '@/server/teams/workspaces/moveProject';
import {
  archiveProject,
  changeProjectAddress,
  deleteProject,
} from '@/server/teams/workspaces/projectLife';
import { workspaceById } from '@/server/teams/workspaces/workspaces';
import { teamMutation, workspaceOfProject } from './teamMutation';
import { localId, requireAccess } from './teamNode';
import { teamPayload } from './teamPayload';

const projectOf = ({ projectId }: { readonly projectId: string }): string =>
  localId('project', projectId) ?? '';

const addressInput = builder.inputType('ChangeProjectAddressInput', {
  description: 'A new address of a project.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    slug: t.string({ required: true, description: 'Identifies it in URLs: a–z, 0–9 and “-”.' }),
  }),
});

teamMutation({
  name: 'changeProjectAddress',
  description: 'Gives a project another address. The former one leads to it.',
  input: addressInput,
  payload: teamPayload(
    'ChangeProjectAddressPayload',
    'project',
    'Project',
    'The project at its new address.',
  ),
  rule: 'editProjects',
  findWorkspaceId: workspaceOfProject,
  apply: async (input, { database, access }) => ({
    ...(await changeProjectAddress(database, access, projectOf(input), input.slug)),
    access,
  }),
});

const archiveInput = builder.inputType('ArchiveProjectInput', {
  description: 'A project to archive, or to restore.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    isArchived: t.boolean({ required: true, description: 'False restores it.' }),
  }),
});

teamMutation({
  name: 'archiveProject',
  description:
    'Archives a project, or restores it. An archived project can be read, takes no changes, and opens no reviews.',
  input: archiveInput,
  payload: teamPayload('ArchiveProjectPayload', 'project', 'Project', 'The project.'),
  rule: 'editProjects',
  findWorkspaceId: workspaceOfProject,
  takesArchived: true,
  apply: async (input, { database, access }) => ({
    ...(await archiveProject(database, access, projectOf(input), input)),
    access,
  }),
});

const deleteInput = builder.inputType('DeleteProjectInput', {
  description: 'An archived project to delete for good.',
  fields: (t) => ({ projectId: t.id({ required: true, description: 'The project.' }) }),
});

teamMutation({
  name: 'deleteProject',
  description:
    'Deletes an archived project for good, with its decisions and reviews. If it is not archived, the problem is PROJECT_ARCHIVED.',
  input: deleteInput,
  payload: teamPayload(
    'DeleteProjectPayload',
    'workspace',
    'Workspace',
    'The workspace without it.',
  ),
  rule: 'manage',
  findWorkspaceId: workspaceOfProject,
  takesArchived: true,
  apply: async (input, { database, access }) => {
    await deleteProject(database, access, projectOf(input));
    return { ...(await workspaceById(database, access.workspaceId))!, access };
  },
});

const moveInput = builder.inputType('MoveProjectInput', {
  description: 'A project to move to another workspace.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    workspaceId: t.id({
      required: true,
      description: 'Where it goes: a workspace in which the viewer may create projects.',
    }),
    slug: t.string({ description: 'Its address there. Default: the one it has.' }),
  }),
});

teamMutation({
  name: 'moveProject',
  description:
    'Moves a project with its decisions and reviews to another workspace. Watches on it end, and decisions whose owner isn’t a member there have none.',
  input: moveInput,
  payload: teamPayload('MoveProjectPayload', 'project', 'Project', 'The project where it is now.'),
  rule: 'manage',
  findWorkspaceId: workspaceOfProject,
  apply: async (input, { database, access, context }) => {
    const { workspaceId, slug } = input;
    const to = localId('workspace', workspaceId);
    const target = await requireAccess(database, context, to, 'workspace');
    return {
      ...(await moveProject(database, access, projectOf(input), { target, slug })),
      access: target,
    };
  },
});
