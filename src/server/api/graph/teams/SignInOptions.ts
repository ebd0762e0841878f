import { builder } from '@/server/api/graph/public/builder';
import { config } from '@/server/platform/config/config';
import { isOn } from '@/server/teams/accounts/isOn';
import { ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    SignInOptions: SignInOptions;
  }
}

interface SignInOptions {
  readonly sendsMail: boolean;
  readonly provider: string | null;
  readonly takesPasswords: boolean;
  readonly takesPasskeys: boolean;
}

builder.objectType('SignInOptions', {
  description: 'How people can sign in to this server.',
  fields: (t) => ({
    sendsMail: t.exposeBoolean('sendsMail', {
      description: 'Whether it emails links to set a password. If not, its operator creates them.',
      ...ruled('anyone'),
    }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'Name of the OpenID Connect provider. Null if there is none.',
      ...ruled('anyone'),
    }),
    takesPasswords: t.exposeBoolean('takesPasswords', {
      description: 'Whether passwords work, and accounts can be made with one.',
      ...ruled('anyone'),
    }),
    takesPasskeys: t.exposeBoolean('takesPasskeys', {
      description: 'Whether passkeys work.',
      ...ruled('anyone'),
    }),
  }),
});

builder.queryField('signInOptions', (t) =>
  t.field({
    type: 'SignInOptions',
    description: 'How people can sign in to this server.',
    ...ruled('anyone'),
    resolve: () => {
      const { mail, oidc } = config();
      return {
        sendsMail: mail !== undefined,
        provider: isOn('provider') ? (oidc?.name ?? null) : null,
        takesPasswords: isOn('password'),
        takesPasskeys: isOn('passkey'),
      };
    },
  }),
);
