import { createProject, updateProject } from '@/server/workspaces/projects';
import { builder } from './builder';
import { ownWorkspace, teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const createInput = builder.inputType('CreateProjectInput', {
  description: 'A project to create.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'In which workspace.' }),
    name: t.string({ required: true, description: 'Display name.' }),
    slug: t.string({ required: true, description: 'Its part of addresses: a–z, 0–9 and “-”.' }),
    audience: t.string({ required: true, description: 'The key of an audience.' }),
    linePercent: t.float({ required: true, description: 'The line in percent.' }),
  }),
});

teamMutation({
  name: 'createProject',
  description: 'Creates a project in a workspace.',
  input: createInput,
  payload: teamPayload(
    'CreateProjectPayload',
    'project',
    'Project',
    'The project that was created.',
  ),
  rule: 'editProjects',
  workspaceOf: ownWorkspace,
  apply: async ({ name, slug, audience, linePercent }, { database, access, context }) => ({
    ...(await createProject(database, access, { name, slug, audience, linePercent }, { context })),
    access,
  }),
});

const updateInput = builder.inputType('UpdateProjectInput', {
  description: 'New terms of a project.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    name: t.string({ required: true, description: 'Display name.' }),
    audience: t.string({ required: true, description: 'The key of an audience.' }),
    linePercent: t.float({ required: true, description: 'The line in percent.' }),
    expectedVersion: t.int({
      required: true,
      description: 'The version that was read. Another one by now is the problem CONFLICT.',
    }),
  }),
});

teamMutation({
  name: 'updateProject',
  description: 'Changes the name, audience and line of a project. Its decisions stay as they are.',
  input: updateInput,
  payload: teamPayload(
    'UpdateProjectPayload',
    'project',
    'Project',
    'The project that was changed.',
  ),
  rule: 'editProjects',
  workspaceOf: workspaceOfProject,
  apply: async ({ projectId, expectedVersion, ...draft }, { database, access, context }) => ({
    ...(await updateProject(database, access, localId('project', projectId) ?? '', {
      draft,
      expectedVersion,
      context,
    })),
    access,
  }),
});
