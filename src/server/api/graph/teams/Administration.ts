import { builder } from '@/server/api/graph/public/builder';
import type { ScimTokenRow } from '@/server/platform/database/ScimTables';
import { listAccounts, type ManagedAccount } from '@/server/teams/accounts/manageAccounts';
import { isOperator } from '@/server/teams/accounts/operator';
import { listScimTokens } from '@/server/teams/provisioning/scimTokens';
import { listAllWorkspaces, type ManagedWorkspace } from '@/server/teams/workspaces/workspaces';
import { ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Administration: object;
    ManagedAccount: ManagedAccount;
    ManagedWorkspace: ManagedWorkspace;
    DirectoryToken: ScimTokenRow;
  }
}

/** Reached only through an operator. */
const OPERATOR = ruled('anyone');

const SHOWN = 100;

builder.objectType('ManagedAccount', {
  description: 'An account, as operators see it.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifies it in forms.',
      ...OPERATOR,
      resolve: ({ id }) => `account:${id}`,
    }),
    name: t.exposeString('name', { description: 'The name others see.', ...OPERATOR }),
    email: t.exposeString('email', { description: 'The address to sign in with.', ...OPERATOR }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      ...OPERATOR,
      resolve: ({ createdAt }) => createdAt,
    }),
    isLocked: t.exposeBoolean('isLocked', {
      description: 'Whether nobody can sign in to it.',
      ...OPERATOR,
    }),
    isOperator: t.exposeBoolean('isOperator', {
      description: 'Whether it runs the server.',
      ...OPERATOR,
    }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', {
      description: 'Whether its password asks for a code as well.',
      ...OPERATOR,
    }),
    sessionCount: t.exposeInt('sessionCount', {
      description: 'How many browsers are signed in.',
      ...OPERATOR,
    }),
  }),
});

builder.objectType('ManagedWorkspace', {
  description: 'A workspace, as operators see it: without what is in it.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifies it.',
      ...OPERATOR,
      resolve: ({ id }) => `managed:${id}`,
    }),
    slug: t.exposeString('slug', { description: 'Its name in URLs.', ...OPERATOR }),
    name: t.exposeString('name', { description: 'Display name.', ...OPERATOR }),
    memberCount: t.exposeInt('members', { description: 'How many members it has.', ...OPERATOR }),
    owners: t.exposeString('owners', {
      description: 'The addresses of its owners, separated by commas.',
      ...OPERATOR,
    }),
  }),
});

builder.objectType('DirectoryToken', {
  description: 'A token with which a company’s directory keeps accounts, by SCIM.',
  fields: (t) => ({
    id: t.id({
      description: 'Identifies it in forms.',
      ...OPERATOR,
      resolve: ({ id }) => `scim:${id}`,
    }),
    name: t.exposeString('name', { description: 'The directory that sends it.', ...OPERATOR }),
    isReadOnly: t.boolean({
      description: 'Whether it changes nothing.',
      ...OPERATOR,
      resolve: ({ scope }) => scope === 'READ',
    }),
    prefix: t.exposeString('prefix', {
      description: 'Its first characters. The whole token is shown only once, when it is created.',
      ...OPERATOR,
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      ...OPERATOR,
      resolve: ({ created_at }) => created_at,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it expires.',
      ...OPERATOR,
      resolve: ({ expires_at }) => expires_at,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, accurate to a minute. Null if never.',
      ...OPERATOR,
      resolve: ({ last_used_at }) => last_used_at,
    }),
  }),
});

builder.objectType('Administration', {
  description: 'The accounts and workspaces of the server, for operators.',
  fields: (t) => ({
    directoryTokens: t.field({
      type: ['DirectoryToken'],
      description: 'The tokens of directories, newest first.',
      ...ruled('anyone', { size: 3 }),
      resolve: async (_, __, context) => listScimTokens(await context.database()),
    }),
    accounts: t.field({
      type: ['ManagedAccount'],
      description: 'Accounts by address, at most 100.',
      args: {
        search: t.arg.string({ description: 'A part of the name or address.' }),
        after: t.arg.string({ description: 'The last address of the page before.' }),
      },
      ...ruled('anyone', { size: 100 }),
      resolve: async (_, { search, after }, context) =>
        listAccounts(await context.database(), search ?? '', { limit: SHOWN, after: after ?? '' }),
    }),
    workspaces: t.field({
      type: ['ManagedWorkspace'],
      description: 'Workspaces by name, at most 100.',
      ...ruled('anyone', { size: 100 }),
      resolve: async (_, __, context) => listAllWorkspaces(await context.database(), SHOWN),
    }),
  }),
});

builder.objectField('Viewer', 'administration', (t) =>
  t.field({
    type: 'Administration',
    nullable: true,
    description: 'The accounts and workspaces of the server. Null for everyone but operators.',
    ...ruled('self'),
    resolve: async ({ accountId }, _, context) =>
      (await isOperator(await context.database(), accountId)) ? {} : null,
  }),
);
