import { builder } from '@/server/api/graph/public/builder';
import type { ApiTokenRow } from '@/server/platform/database/ApiTokenRow';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    ApiToken: ApiTokenRow & Guarded;
  }
}

export const tokenScopeEnum = builder.enumType('TokenScope', {
  description: 'What an API client may do with a token.',
  values: {
    READ: { description: 'Read everything in the workspace.' },
    WRITE: { description: 'Also propose decisions.' },
    DECIDE: {
      description:
        'Also decide and manage projects, for the person who created it and as far as their role goes.',
    },
  } as const,
});

builder.objectType('ApiToken', {
  description: 'A token for API clients, sent as `Authorization: Bearer plim_…`.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('leave'), resolve: ({ id }) => `token:${id}` }),
    name: t.exposeString('name', { description: 'What it is for.', ...ruled('leave') }),
    scope: t.field({
      type: tokenScopeEnum,
      description: 'What it may do.',
      ...ruled('leave'),
      resolve: ({ scope }) => scope,
    }),
    person: t.string({
      nullable: true,
      description: 'The person it acts for. Null for a token of the workspace.',
      ...ruled('leave'),
      resolve: async ({ person_id }, _, context) =>
        person_id == null ? null : findActorName(await context.database(), `person:${person_id}`),
    }),
    projectId: t.id({
      nullable: true,
      description: 'The only project that it may change. Null for all.',
      ...ruled('leave'),
      resolve: ({ project_id }) => (project_id == null ? null : `project:${project_id}`),
    }),
    prefix: t.exposeString('prefix', {
      description: 'Its first characters. The whole token is shown only once, when it is created.',
      ...ruled('leave'),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      ...ruled('leave'),
      resolve: ({ created_at }) => created_at,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it expires.',
      ...ruled('leave'),
      resolve: ({ expires_at }) => expires_at,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, accurate to a minute. Null if never.',
      ...ruled('leave'),
      resolve: ({ last_used_at }) => last_used_at,
    }),
  }),
});
