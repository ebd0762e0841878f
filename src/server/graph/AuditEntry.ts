import type { AuditRow } from '@/server/database/Tables';
import { type Connection, encodeCursor, getPageRows } from '@/server/features/connection';
import { builder } from './builder';
import { type Guarded, ruled } from './fieldRules';
import { nameOfActor } from './nameOfActor';

declare module './builder' {
  interface GraphObjects {
    AuditEntry: AuditRow & Guarded;
    AuditEdge: { readonly row: AuditRow; readonly cursor: string } & Guarded;
    AuditConnection: Connection<AuditRow> & Guarded;
  }
}

builder.objectType('AuditEntry', {
  description: 'A change of members, roles, tokens, projects or settings.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('manage'), resolve: ({ id }) => `audit:${id}` }),
    at: t.field({
      type: 'DateTime',
      description: 'When.',
      ...ruled('manage'),
      resolve: ({ at }) => at,
    }),
    actor: t.string({
      description: 'Who, by name.',
      ...ruled('manage'),
      resolve: ({ actor }) => nameOfActor(actor),
    }),
    action: t.exposeString('action', {
      description: 'What was done, such as `member.invited`.',
      ...ruled('manage'),
    }),
    subject: t.exposeString('subject', { description: 'To what.', ...ruled('manage') }),
  }),
});

builder.objectType('AuditEdge', {
  description: 'An entry in the log.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'Opaque. Pass it as `after` to continue from this row.',
      ...ruled('manage'),
    }),
    node: t.field({
      type: 'AuditEntry',
      description: 'The entry.',
      ...ruled('manage'),
      resolve: ({ row, access }) => ({ ...row, access }),
    }),
  }),
});

builder.objectType('AuditConnection', {
  description: 'A page of the log.',
  fields: (t) => ({
    edges: t.field({
      type: ['AuditEdge'],
      description: 'The rows of this page, newest first.',
      ...ruled('manage', { size: 1 }),
      resolve: (connection) =>
        getPageRows(connection).map((row) => ({
          row,
          cursor: encodeCursor(connection.rows.nameOf(row)),
          access: connection.access,
        })),
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'The position of this page in the log.',
      ...ruled('manage'),
      resolve: (connection) => connection,
    }),
  }),
});
