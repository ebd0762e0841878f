import { builder } from '@/server/api/graph/public/builder';
import { deleteUseReport } from '@/server/teams/uses/deleteUseReport';
import { teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const deleteInput = builder.inputType('DeleteUseReportInput', {
  description: 'A repository whose reports to delete.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project it reports to.' }),
    repository: t.string({ required: true, description: 'Its name, as it reports it.' }),
  }),
});

teamMutation({
  name: 'deleteUseReport',
  description:
    'Deletes what one repository has reported to a project, with its earlier counts. A later report begins again.',
  input: deleteInput,
  payload: teamPayload(
    'DeleteUseReportPayload',
    'project',
    'Project',
    'The project without the reports.',
  ),
  rule: 'editProjects',
  findWorkspaceId: workspaceOfProject,
  takesArchived: true,
  apply: async ({ projectId, repository }, { database, access }) => ({
    ...(await deleteUseReport(database, access, {
      projectId: localId('project', projectId) ?? '',
      repository,
    })),
    access,
  }),
});
