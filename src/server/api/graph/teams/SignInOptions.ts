import { builder } from '@/server/api/graph/public/builder';
import { config } from '@/server/platform/config/config';
import { ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    SignInOptions: SignInOptions;
  }
}

interface SignInOptions {
  readonly sendsMail: boolean;
  readonly provider: string | null;
}

builder.objectType('SignInOptions', {
  description: 'How people can sign in to this instance besides passwords and passkeys.',
  fields: (t) => ({
    sendsMail: t.exposeBoolean('sendsMail', {
      description: 'Whether it mails links to set a password. If not, its operator creates them.',
      ...ruled('anyone'),
    }),
    provider: t.exposeString('provider', {
      nullable: true,
      description: 'Name of the OpenID Connect provider. Null if there is none.',
      ...ruled('anyone'),
    }),
  }),
});

builder.queryField('signInOptions', (t) =>
  t.field({
    type: 'SignInOptions',
    description: 'How people can sign in to this instance.',
    ...ruled('anyone'),
    resolve: () => {
      const { mail, oidc } = config();
      return { sendsMail: mail !== undefined, provider: oidc?.name ?? null };
    },
  }),
);
