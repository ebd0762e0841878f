import { Refusal } from '@/domain/Refusal';
import { builder } from '@/server/api/graph/public/builder';
import {
  importDecisions,
  type ImportEffect,
  type ImportPlan,
  type PlannedLine,
} from '@/server/teams/workspaces/importDecisions';
import { projectById } from '@/server/teams/workspaces/projects';
import { REGISTER_ROWS, type RegisterFault } from '@/server/teams/workspaces/readRegister';
import { subjectName } from '@/server/teams/workspaces/Subject';
import { decisionStateEnum } from './Decision';
import { type Guarded, ruled } from './fieldRules';
import { teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    DecisionImport: ImportPlan & Guarded;
    ImportLine: PlannedLine & Guarded;
    ImportFault: RegisterFault & Guarded;
  }
}

/** More are counted and not listed. */
const MAX_LISTED = 100;

const effectEnum = builder.enumType('ImportEffect', {
  description: 'What importing a line does.',
  values: {
    ADDS: { description: 'The first decision on its subject.' },
    SUPERSEDES: { description: 'Replaces the decision in force, which stays in the history.' },
    UNCHANGED: { description: 'The same decision is in force, so nothing changes.' },
  } as const satisfies Record<ImportEffect, object>,
});

builder.objectType('ImportLine', {
  description: 'A line that can be imported.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the line, from 1.', ...ruled('read') }),
    subjectName: t.string({
      description: 'The subject by name.',
      ...ruled('read'),
      resolve: ({ draft }, _, { catalogue }) => subjectName(catalogue, draft.subject),
    }),
    state: t.field({
      type: decisionStateEnum,
      description: 'What was decided.',
      ...ruled('read'),
      resolve: ({ draft }) => draft.state,
    }),
    effect: t.field({
      type: effectEnum,
      description: 'What importing it does.',
      ...ruled('read'),
      resolve: ({ effect }) => effect,
    }),
    note: t.string({
      nullable: true,
      description: 'What differs from the file.',
      ...ruled('read'),
      resolve: ({ note }) => note,
    }),
  }),
});

builder.objectType('ImportFault', {
  description: 'A line that cannot be imported. If there is one, no line is imported.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the line, from 1.', ...ruled('read') }),
    message: t.exposeString('message', { description: 'What is wrong.', ...ruled('read') }),
  }),
});

builder.objectType('DecisionImport', {
  description: 'What an import of decisions would do, or did.',
  fields: (t) => ({
    plan: t.string({
      description: 'Pass it as `plan` to carry out exactly this import.',
      ...ruled('read'),
      resolve: ({ hash }) => hash,
    }),
    actId: t.id({
      nullable: true,
      description: 'Pass it to `undoAct` to undo the import. Null if nothing was saved.',
      ...ruled('read'),
      resolve: ({ actId }) => actId,
    }),
    changeCount: t.int({
      description: 'How many decisions it saves.',
      ...ruled('read'),
      resolve: ({ lines }) => lines.filter(({ effect }) => effect !== 'UNCHANGED').length,
    }),
    unchangedCount: t.int({
      description: 'How many lines equal a decision already in force.',
      ...ruled('read'),
      resolve: ({ lines }) => lines.filter(({ effect }) => effect === 'UNCHANGED').length,
    }),
    lines: t.field({
      type: ['ImportLine'],
      description: `The first ${MAX_LISTED} lines that can be imported.`,
      ...ruled('read', { size: 20 }),
      resolve: ({ lines, access }) =>
        lines.slice(0, MAX_LISTED).map((line) => ({ ...line, access })),
    }),
    faults: t.field({
      type: ['ImportFault'],
      description: `The first ${MAX_LISTED} lines that cannot be imported.`,
      ...ruled('read', { size: 5 }),
      resolve: ({ faults, access }) =>
        faults.slice(0, MAX_LISTED).map((fault) => ({ ...fault, access })),
    }),
    unusedColumns: t.stringList({
      description: 'Columns that are ignored.',
      ...ruled('read', { size: 1 }),
      resolve: ({ unused }) => unused,
    }),
  }),
});

const importInput = builder.inputType('ImportDecisionsInput', {
  description: 'A decision log.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    csv: t.string({
      required: true,
      description: `The file: a header line with at least \`subject\` and \`state\`, and at most ${REGISTER_ROWS} more lines.`,
    }),
    plan: t.string({
      description:
        'The `plan` that was previewed. Without it, nothing is saved. If the plan has changed since, the problem is CONFLICT.',
    }),
  }),
});

teamMutation({
  name: 'importDecisions',
  description:
    'Imports decisions from CSV, all lines or none. Sending it twice saves nothing the second time.',
  input: importInput,
  payload: teamPayload(
    'ImportDecisionsPayload',
    'decisionImport',
    'DecisionImport',
    'What the import would do, or did.',
  ),
  rule: 'decide',
  findWorkspaceId: workspaceOfProject,
  apply: async ({ projectId, csv, plan }, { database, access, context }) => {
    const project = await projectById(database, localId('project', projectId) ?? '');
    if (!project) throw new Refusal('NOT_FOUND', 'There is no such project.');
    return {
      ...(await importDecisions(database, access, project, { csv, plan, context })),
      access,
    };
  },
});
