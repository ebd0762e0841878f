import { builder } from '@/server/api/graph/public/builder';
import { type Connection, encodeCursor, getPageRows } from '@/server/model/features/connection';
import type { Member } from '@/server/teams/workspaces/members';
import { type Guarded, ruled } from './fieldRules';
import { roleEnum } from './Workspace';

type GuardedMember = Member & Guarded;

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Member: GuardedMember;
    MemberEdge: GuardedMember;
    MemberConnection: Connection<GuardedMember> & Guarded;
  }
}

const memberId = ({ workspace_id, account_id }: Member): string =>
  `member:${workspace_id}.${account_id}`;

/** The workspace and the account behind the id of a member. */
export function parseMemberId(id: string): readonly [workspaceId: string, accountId: string] {
  const [, workspaceId = '', accountId = ''] = /^member:([\w-]+)\.(.+)$/.exec(id) ?? [];
  return [workspaceId, accountId];
}

builder.objectType('Member', {
  description: 'A person in a workspace.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('read'), resolve: memberId }),
    name: t.exposeString('name', { description: 'The person’s name.', ...ruled('read') }),
    email: t.exposeString('email', {
      description: 'The person’s email address.',
      ...ruled('read'),
    }),
    role: t.field({
      type: roleEnum,
      description: 'What the person may do.',
      ...ruled('read'),
      resolve: ({ role }) => role,
    }),
    isViewer: t.boolean({
      description: 'Whether it is the viewer.',
      ...ruled('read'),
      resolve: ({ account_id, access: { viewer } }) =>
        viewer.kind === 'person' && viewer.accountId === account_id,
    }),
    joinedAt: t.field({
      type: 'DateTime',
      description: 'When they joined.',
      ...ruled('read'),
      resolve: ({ joined_at }) => joined_at,
    }),
  }),
});

builder.objectType('MemberEdge', {
  description: 'A member in a list.',
  fields: (t) => ({
    cursor: t.string({
      description: 'Opaque. Pass it as `after` to continue from this row.',
      ...ruled('read'),
      resolve: ({ account_id }) => encodeCursor(account_id),
    }),
    node: t.field({
      type: 'Member',
      description: 'The member.',
      ...ruled('read'),
      resolve: (member) => member,
    }),
  }),
});

builder.objectType('MemberConnection', {
  description: 'A page of a list of members.',
  fields: (t) => ({
    edges: t.field({
      type: ['MemberEdge'],
      description: 'The rows of this page, in order.',
      ...ruled('read', { size: 1 }),
      resolve: getPageRows,
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'The position of this page in the list.',
      ...ruled('read'),
      resolve: (connection) => connection,
    }),
    totalCount: t.int({
      description: 'Number of members.',
      ...ruled('read'),
      resolve: ({ rows }) => rows.length,
    }),
  }),
});
