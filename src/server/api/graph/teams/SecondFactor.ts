import { builder } from '@/server/api/graph/public/builder';
import type { SecondFactor } from '@/server/teams/accounts/secondFactor';
import { drawQrCode } from './drawQrCode';
import { ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    SecondFactor: SecondFactor;
    QrCode: { readonly size: number; readonly path: string };
  }
}

const stateEnum = builder.enumType('SecondFactorState', {
  description: 'How far the second step of an account is.',
  values: {
    OFF: { description: 'The password is enough.' },
    STARTED: { description: 'It is set up, and counts once a code was given.' },
    ON: { description: 'Signing in with the password asks for a code.' },
  } as const,
});

builder.objectType('QrCode', {
  description: 'A picture for cameras.',
  fields: (t) => ({
    size: t.exposeInt('size', {
      description: 'Modules in a row, the quiet border included.',
      ...ruled('anyone'),
    }),
    path: t.exposeString('path', {
      description: 'The dark modules as an SVG path, a module a unit.',
      ...ruled('anyone'),
    }),
  }),
});

builder.objectType('SecondFactor', {
  description: 'The second step after a password: codes of an authenticator app.',
  fields: (t) => ({
    state: t.field({
      type: stateEnum,
      description: 'How far it is.',
      ...ruled('anyone'),
      resolve: ({ state }) => state,
    }),
    setupKey: t.string({
      nullable: true,
      description: 'The key to type into an app. Null unless it is being set up.',
      ...ruled('anyone'),
      resolve: ({ setup }) => setup?.key ?? null,
    }),
    setupUri: t.string({
      nullable: true,
      description: 'The same as an `otpauth:` address. Null unless it is being set up.',
      ...ruled('anyone'),
      resolve: ({ setup }) => setup?.uri ?? null,
    }),
    setupPicture: t.field({
      type: 'QrCode',
      nullable: true,
      description: 'That address as a picture. Null unless it is being set up.',
      ...ruled('anyone'),
      resolve: ({ setup }) => (setup ? drawQrCode(setup.uri) : null),
    }),
    recoveryCodeCount: t.exposeInt('codesLeft', {
      description: 'How many recovery codes were not used.',
      ...ruled('anyone'),
    }),
    recoveryCodes: t.stringList({
      nullable: true,
      description: 'Those codes. Null if the viewer signed in more than 15 minutes ago.',
      ...ruled('anyone', { size: 10 }),
      resolve: ({ codes }) => (codes ? [...codes] : null),
    }),
  }),
});
