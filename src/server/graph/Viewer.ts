import type { Person } from '@/domain/Viewer';
import { findOperator } from '@/server/accounts/operator';
import { type OpenSession, openSessions } from '@/server/accounts/sessions';
import { openDatabase } from '@/server/database/openDatabase';
import { workspacesOf } from '@/server/workspaces/workspaces';
import { builder } from './builder';
import { ruled } from './fieldRules';

declare module './builder' {
  interface GraphObjects {
    Viewer: Person;
    Session: OpenSession & { readonly isCurrent: boolean };
  }
}

builder.objectType('Session', {
  description: 'A browser in which a person is signed in.',
  fields: (t) => ({
    id: t.id({
      description: 'Names the session; nobody can continue it by this.',
      ...ruled('anyone'),
      resolve: ({ id }) => `session:${id}`,
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'How the browser described itself when the person signed in.',
      ...ruled('anyone'),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When the person signed in.',
      ...ruled('anyone'),
      resolve: ({ createdAt }) => createdAt,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description: 'When it was last used, accurate to a day.',
      ...ruled('anyone'),
      resolve: ({ lastUsedAt }) => lastUsedAt,
    }),
    isCurrent: t.exposeBoolean('isCurrent', {
      description: 'Whether it is the one that asks.',
      ...ruled('anyone'),
    }),
  }),
});

builder.objectType('Viewer', {
  description: 'The person who asks.',
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('self'),
      resolve: ({ accountId }) => `viewer:${accountId}`,
    }),
    name: t.exposeString('name', { description: 'The name others see.', ...ruled('self') }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address to sign in with.',
      ...ruled('self'),
    }),
    isOperator: t.boolean({
      description: 'Whether this person runs the instance.',
      ...ruled('self'),
      resolve: async ({ accountId }) => (await findOperator(await openDatabase())) === accountId,
    }),
    workspaces: t.field({
      type: ['Workspace'],
      description: 'The workspaces of this person, by name.',
      ...ruled('self', { size: 3 }),
      resolve: async (viewer) => {
        const rows = await workspacesOf(await openDatabase(), viewer.accountId);
        return rows.map(({ role, ...row }) => ({
          ...row,
          access: { workspaceId: row.id, viewer, actor: role },
        }));
      },
    }),
    sessions: t.field({
      type: ['Session'],
      description: 'Where this person is signed in, newest first.',
      ...ruled('self', { size: 3 }),
      resolve: async ({ accountId, sessionId }) => {
        const sessions = await openSessions(accountId);
        return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
      },
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: 'Viewer',
    nullable: true,
    description: 'The person who asks. Null without a session, and for tokens.',
    ...ruled('anyone'),
    resolve: (_, __, { viewer }) => (viewer?.kind === 'person' ? viewer : null),
  }),
);
