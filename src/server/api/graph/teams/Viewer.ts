import './SecondFactor';
import { describeUserAgent } from '@/engines/importer/forServer';
import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import { forwardArgs } from '@/server/api/graph/public/pageArgs';
import type { Person } from '@/server/model/features/Viewer';
import { isOperator } from '@/server/teams/accounts/operator';
import { readSecondFactor } from '@/server/teams/accounts/secondFactor';
import { type OpenSession, openSessions } from '@/server/teams/accounts/sessions';
import { waysIn } from '@/server/teams/accounts/waysIn';
import { checkProse } from '@/server/teams/workspaces/checkText';
import { DECISION_LIMITS } from '@/server/teams/workspaces/decisions';
import { countUnread, inboxPage } from '@/server/teams/workspaces/inbox';
import { hasNotices } from '@/server/teams/workspaces/noticeSetting';
import { renderMarkdown } from '@/server/teams/workspaces/renderMarkdown';
import { listClosedWorkspaces, listWorkspaces } from '@/server/teams/workspaces/workspaces';
import { ruled } from './fieldRules';
import { inboxConnection } from './InboxItem';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Viewer: Person;
    Session: OpenSession & { readonly isCurrent: boolean };
  }
}

builder.objectType('Session', {
  description: 'A browser in which a person is signed in.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifies the session. It cannot be used to sign in.',
      ...ruled('anyone'),
      resolve: ({ id }) => `session:${id}`,
    }),
    browser: t.string({
      nullable: true,
      description: 'The browser and operating system, as far as the user agent names them.',
      ...ruled('anyone'),
      resolve: ({ userAgent }) => (userAgent == null ? null : nameBrowser(userAgent)),
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'The user agent at sign-in.',
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
      description: 'Whether it is the session of this request.',
      ...ruled('anyone'),
    }),
  }),
});

builder.objectFields('Viewer', (t) => ({
  markdown: t.string({
    nullable: true,
    description: 'Markdown rendered as sanitized HTML, as decisions show it. Nothing is stored.',
    args: {
      text: t.arg.string({
        required: true,
        description: 'The Markdown, at most 10,000 characters. A longer one is refused.',
      }),
    },
    ...ruled('self', computed().extensions),
    resolve: (_, { text }) => renderMarkdown(checkProse(text, 'text', DECISION_LIMITS.rationale)),
  }),
}));

builder.objectType('Viewer', {
  description: 'The signed-in person.',
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
      description: 'Whether this person runs the server.',
      ...ruled('self'),
      resolve: async ({ accountId }, _, context) => isOperator(await context.database(), accountId),
    }),
  }),
});

builder.objectFields('Viewer', (t) => ({
  workspaces: t.field({
    type: ['Workspace'],
    description: 'The workspaces of this person, by name.',
    ...ruled('self', { size: 3 }),
    resolve: async (viewer, _, context) => {
      const rows = await listWorkspaces(await context.database(), viewer.accountId);
      return rows.map(({ role, ...row }) => ({
        ...row,
        access: { workspaceId: row.id, viewer, actor: role },
      }));
    },
  }),
  hasNotices: t.boolean({
    description: 'Whether this person gets emails about decisions that concern them.',
    ...ruled('self'),
    resolve: async ({ accountId }, _, context) => hasNotices(await context.database(), accountId),
  }),
  unreadCount: t.int({
    description: 'How many inbox items the person has not seen yet.',
    ...ruled('self'),
    resolve: async ({ accountId }, _, context) => countUnread(await context.database(), accountId),
  }),
  inbox: t.field({
    type: inboxConnection,
    description: 'What this person should look at, newest first.',
    args: {
      isDone: t.arg.boolean({ description: 'True for done items. Default: the others.' }),
      ...forwardArgs(t.arg),
    },
    ...ruled('self'),
    resolve: async ({ accountId }, args, context) =>
      inboxPage(await context.database(), accountId, args),
  }),
  waysIn: t.field({
    type: 'WaysIn',
    description: 'How this person can sign in.',
    ...ruled('self'),
    resolve: async ({ accountId }, _, context) => waysIn(await context.database(), accountId),
  }),
  sessions: t.field({
    type: ['Session'],
    description: 'Where this person is signed in, newest first.',
    ...ruled('self', { size: 3 }),
    resolve: async ({ accountId, sessionId }, _, context) => {
      const sessions = await openSessions(await context.database(), accountId);
      return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
    },
  }),
}));

builder.objectFields('Viewer', (t) => ({
  secondFactor: t.field({
    type: 'SecondFactor',
    description: 'The second step after this person’s password.',
    ...ruled('self'),
    resolve: async (viewer, _, context) => readSecondFactor(await context.database(), viewer),
  }),
  closedWorkspaces: t.stringList({
    description:
      'Names of this person’s workspaces that are closed until they have a second factor, or no password.',
    ...ruled('self', { size: 3 }),
    resolve: async ({ accountId }, _, context) =>
      listClosedWorkspaces(await context.database(), accountId),
  }),
}));

builder.queryField('viewer', (t) =>
  t.field({
    type: 'Viewer',
    nullable: true,
    description: 'The signed-in person. Null without a session, and for tokens.',
    ...ruled('anyone'),
    resolve: (_, __, { viewer }) => (viewer?.kind === 'person' ? viewer : null),
  }),
);

/** A session that no browser began is one of a script. */
function nameBrowser(userAgent: string): string {
  const name = describeUserAgent(userAgent);
  return name === 'A script' ? 'A script or app' : name;
}
