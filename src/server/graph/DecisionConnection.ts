import { openDatabase } from '@/server/database/openDatabase';
import type { DecisionRow } from '@/server/database/Tables';
import { type Connection, encodeCursor, getPageRows } from '@/server/features/connection';
import { decisionsOn } from '@/server/workspaces/findDecisions';
import { findSubjectKey, subjectName } from '@/server/workspaces/Subject';
import { builder } from './builder';
import { type Guarded, ruled } from './fieldRules';
import { subjectInput } from './SubjectInput';

declare module './builder' {
  interface GraphObjects {
    DecisionEdge: { readonly row: DecisionRow; readonly cursor: string } & Guarded;
    DecisionConnection: Connection<DecisionRow> & Guarded;
  }
}

builder.objectType('DecisionEdge', {
  description: 'A decision in a list.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'Opaque. Pass it as `after` to continue from this row.',
      ...ruled('read'),
    }),
    node: t.field({
      type: 'Decision',
      description: 'The decision.',
      ...ruled('read'),
      resolve: ({ row, access }) => ({ ...row, access }),
    }),
  }),
});

builder.objectType('DecisionConnection', {
  description: 'A page of a list of decisions.',
  fields: (t) => ({
    edges: t.field({
      type: ['DecisionEdge'],
      description: 'The rows of this page, newest first.',
      ...ruled('read', { size: 1 }),
      resolve: (connection) =>
        getPageRows(connection).map((row) => ({
          row,
          cursor: encodeCursor(connection.rows.nameOf(row)),
          access: connection.access,
        })),
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'The position of this page in the list.',
      ...ruled('read'),
      resolve: (connection) => connection,
    }),
  }),
});

builder.queryField('decisionsOn', (t) =>
  t.field({
    type: ['Decision'],
    description:
      'What the teams of the person who asks decided on a subject. Empty without a session.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    ...ruled('anyone', { size: 3 }),
    resolve: async (_, { subject }, { viewer, catalogue }) => {
      if (viewer?.kind !== 'person') return [];
      const key = findSubjectKey(catalogue, subject);
      if (key === undefined) return [];
      const rows = await decisionsOn(await openDatabase(), viewer.accountId, key);
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
    description: 'What a subject of decisions is called. Null if there is none.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    resolve: (_, { subject }, { catalogue }) => {
      const key = findSubjectKey(catalogue, subject);
      return key === undefined ? null : subjectName(catalogue, key);
    },
  }),
);
