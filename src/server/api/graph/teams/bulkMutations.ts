import { builder } from '@/server/api/graph/public/builder';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { adoptAll, findAdoptable, undoAct } from '@/server/teams/workspaces/bulkDecisions';
import { projectById } from '@/server/teams/workspaces/projects';
import { type Guarded, ruled } from './fieldRules';
import { teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    BulkAct: {
      readonly id: string | null;
      readonly count: number;
      readonly features: readonly Feature[];
    } & Guarded;
  }
}

/** More are counted and not named. */
const MAX_NAMED = 50;

builder.objectType('BulkAct', {
  description: 'Many decisions saved or undone at once.',
  fields: (t) => ({
    id: t.id({
      nullable: true,
      description: 'Pass it to `undoAct` to undo it. Null if nothing was saved.',
      ...ruled('read'),
      resolve: ({ id }) => id,
    }),
    count: t.exposeInt('count', { description: 'How many decisions.', ...ruled('read') }),
    features: t.field({
      type: ['Feature'],
      description: `The first ${MAX_NAMED} features it is about.`,
      ...ruled('read', { size: 10 }),
      resolve: ({ features }) => features.slice(0, MAX_NAMED),
    }),
  }),
});

const adoptInput = builder.inputType('AdoptAboveInput', {
  description: 'Features to adopt in one act.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    query: t.string({
      description: 'Only features that match this query, in the language of `Query.features`.',
    }),
    isDryRun: t.boolean({
      description: 'If true, nothing is saved, and the payload says what would be.',
    }),
  }),
});

teamMutation({
  name: 'adoptAbove',
  description:
    'Adopts every feature at or above the project’s line that is undecided, waiting or proposed, except discouraged ones. `undoAct` takes it back.',
  input: adoptInput,
  payload: teamPayload('AdoptAbovePayload', 'act', 'BulkAct', 'The features that were adopted.'),
  rule: 'decide',
  findWorkspaceId: workspaceOfProject,
  apply: async ({ projectId, query, isDryRun }, { database, access, context }) => {
    const project = (await projectById(database, localId('project', projectId) ?? ''))!;
    const features = await findAdoptable(database, project, { query: query ?? '', context });
    const { id } = isDryRun
      ? { id: null }
      : await adoptAll(database, access, project, { features, context });
    return { id, count: features.length, features, access };
  },
});

const undoInput = builder.inputType('UndoActInput', {
  description: 'An act to take back.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    actId: t.id({ required: true, description: 'The act.' }),
  }),
});

teamMutation({
  name: 'undoAct',
  description:
    'Withdraws the decisions of an act that are still in force, and restores those they superseded.',
  input: undoInput,
  payload: teamPayload('UndoActPayload', 'act', 'BulkAct', 'What was taken back.'),
  rule: 'decide',
  findWorkspaceId: workspaceOfProject,
  apply: async ({ projectId, actId }, { database, access }) => {
    const project = (await projectById(database, localId('project', projectId) ?? ''))!;
    const count = await undoAct(database, access, project, actId);
    return { id: null, count, features: [], access };
  },
});
