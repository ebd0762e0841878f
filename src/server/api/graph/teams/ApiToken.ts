import { builder } from '@/server/api/graph/public/builder';
import type { ApiTokenRow } from '@/server/platform/database/Tables';
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
    WRITE: { description: 'Also propose decisions. API clients never adopt.' },
  } as const,
});

builder.objectType('ApiToken', {
  description: 'A token for API clients, sent as `Authorization: Bearer plim_…`.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('manage'), resolve: ({ id }) => `token:${id}` }),
    name: t.exposeString('name', { description: 'What it is for.', ...ruled('manage') }),
    scope: t.field({
      type: tokenScopeEnum,
      description: 'What it may do.',
      ...ruled('manage'),
      resolve: ({ scope }) => scope,
    }),
    prefix: t.exposeString('prefix', {
      description: 'Its first characters. The whole token is shown only once, when it is created.',
      ...ruled('manage'),
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it expires.',
      ...ruled('manage'),
      resolve: ({ expires_at }) => expires_at,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, accurate to a minute. Null if never.',
      ...ruled('manage'),
      resolve: ({ last_used_at }) => last_used_at,
    }),
  }),
});
