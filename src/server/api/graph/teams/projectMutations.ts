import { builder } from '@/server/api/graph/public/builder';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { applyEdit, findReopened } from '@/server/teams/reviews/projectEdit';
import {
  checkTerms,
  createProject,
  projectById,
  updateProject,
} from '@/server/teams/workspaces/projects';
import type { Guarded } from './fieldRules';
import { ownWorkspace, teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const createInput = builder.inputType('CreateProjectInput', {
  description: 'A project to create.',
  fields: (t) => ({
    workspaceId: t.id({ required: true, description: 'The workspace.' }),
    name: t.string({ required: true, description: 'Display name.' }),
    slug: t.string({ required: true, description: 'Identifies it in URLs: a–z, 0–9 and “-”.' }),
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
  findWorkspaceId: ownWorkspace,
  apply: async ({ name, slug, audience, linePercent }, { database, access, context }) => ({
    ...(await createProject(database, access, { name, slug, audience, linePercent }, { context })),
    access,
  }),
});

const updateInput = builder.inputType('UpdateProjectInput', {
  description: 'New terms of a project.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    name: t.string({
      description: 'Display name. If left out, it stays as it is, like the next two.',
    }),
    audience: t.string({ description: 'The key of an audience.' }),
    linePercent: t.float({ description: 'The line in percent.' }),
    expectedVersion: t.int({
      required: true,
      description: 'The version that was read. If there is a newer one, the problem is CONFLICT.',
    }),
    isDryRun: t.boolean({
      description:
        'If true, nothing is changed, and `wouldReopen` lists the decisions that the new terms contradict.',
    }),
    isReopening: t.boolean({
      description: 'Whether to open a review of those decisions. Default: false.',
    }),
  }),
});

interface EditedProject extends ProjectRow, Guarded {
  readonly reopened?: readonly DecisionRow[];
}

const updatePayload = teamPayload(
  'UpdateProjectPayload',
  'project',
  'Project',
  'The project that was changed.',
);

builder.objectField(updatePayload, 'wouldReopen', (t) =>
  t.field({
    type: ['Decision'],
    description:
      'The decisions that the new audience and line contradict and the old ones did not. Unless it was a dry run, those that were reopened.',
    extensions: { size: 3 },
    resolve: ({ noun }) => {
      const { reopened = [], access } = (noun ?? {}) as Partial<EditedProject>;
      return reopened.map((row) => ({ ...row, access: access! }));
    },
  }),
);

teamMutation({
  name: 'updateProject',
  description: 'Changes the name, audience and line of a project. Its decisions stay as they are.',
  input: updateInput,
  payload: updatePayload,
  rule: 'editProjects',
  findWorkspaceId: workspaceOfProject,
  apply: async (
    { projectId, expectedVersion, isDryRun, isReopening, ...terms },
    { database, access, context },
  ): Promise<EditedProject> => {
    const before = (await projectById(database, localId('project', projectId) ?? ''))!;
    const draft = {
      name: terms.name ?? before.name,
      audience: terms.audience ?? before.audience,
      linePercent: terms.linePercent ?? before.line_percent,
    };
    if (isDryRun) {
      const after = await checkTerms(context, draft);
      return {
        ...before,
        access,
        reopened: await findReopened(database, { before, after, context }),
      };
    }
    const change = { draft, expectedVersion, context };
    const after = await updateProject(database, access, before.id, change);
    const edit = { before, after, context };
    const how = { isReopening: isReopening ?? false };
    return { ...after, access, reopened: await applyEdit(database, access, edit, how) };
  },
});
