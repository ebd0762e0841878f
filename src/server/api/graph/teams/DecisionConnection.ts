import { builder } from '@/server/api/graph/public/builder';
import type { DecisionRow } from '@/server/platform/database/Tables';
import { decisionsOn } from '@/server/teams/workspaces/findDecisions';
import { findSubjectKey, subjectName } from '@/server/teams/workspaces/Subject';
import { ruled } from './fieldRules';
import { subjectInput } from './SubjectInput';
import { teamConnection } from './teamConnection';

export const decisionConnection = teamConnection<DecisionRow, 'Decision'>('Decision', {
  node: 'Decision',
  rule: 'read',
  what: ['decisions', 'a decision'],
  toNode: (row, { access }) => ({ ...row, access: access! }),
});

builder.queryField('decisionsOn', (t) =>
  t.field({
    type: ['Decision'],
    description: 'What the viewer’s teams decided on a subject. Empty without a session.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    ...ruled('anyone', { size: 3 }),
    resolve: async (_, { subject }, context) => {
      const { viewer, catalogue } = context;
      if (viewer?.kind !== 'person') return [];
      const key = findSubjectKey(catalogue, subject);
      if (key === undefined) return [];
      const rows = await decisionsOn(await context.database(), viewer.accountId, key);
      return rows.map(({ role, ...row }) => ({
        ...row,
        access: { workspaceId: row.workspace_id, viewer, actor: role },
      }));
    },
  }),
);

builder.queryField('subjectName', (t) =>
  t.string({
    nullable: true,
    description: 'The name of a subject of decisions. Null if there is no such subject.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    resolve: (_, { subject }, { catalogue }) => {
      const key = findSubjectKey(catalogue, subject);
      return key === undefined ? null : subjectName(catalogue, key);
    },
  }),
);

builder.queryField('subjectKey', (t) =>
  t.string({
    nullable: true,
    description:
      'The subject that a text names, such as `feature:has`. Null if there is no such subject.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    resolve: (_, { subject }, { catalogue }) => findSubjectKey(catalogue, subject),
  }),
);
