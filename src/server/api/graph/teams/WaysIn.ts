import { builder } from '@/server/api/graph/public/builder';
import type { WaysIn } from '@/server/teams/accounts/waysIn';
import { ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    WaysIn: WaysIn;
    Passkey: WaysIn['passkeys'][number];
  }
}

builder.objectType('Passkey', {
  description: 'A key on someone’s device that lets them in without a password.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Identifies it in forms.', ...ruled('anyone') }),
    name: t.exposeString('name', {
      description: 'The name its owner gave it.',
      ...ruled('anyone'),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was added.',
      ...ruled('anyone'),
      resolve: ({ createdAt }) => createdAt,
    }),
  }),
});

builder.objectType('WaysIn', {
  description: 'How someone can sign in to their account.',
  fields: (t) => ({
    hasPassword: t.exposeBoolean('hasPassword', {
      description: 'Whether the account has a password.',
      ...ruled('anyone'),
    }),
    hasProvider: t.exposeBoolean('hasProvider', {
      description: 'Whether the server’s provider is linked.',
      ...ruled('anyone'),
    }),
    passkeys: t.field({
      type: ['Passkey'],
      description: 'Its passkeys, oldest first.',
      ...ruled('anyone', { size: 3 }),
      resolve: ({ passkeys }) => passkeys,
    }),
  }),
});
