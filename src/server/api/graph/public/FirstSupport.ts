import type { FirstSupport } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    FirstSupport: FirstSupport;
  }
}

builder.objectType('FirstSupport', {
  description: 'The first version of a core browser that supports a feature.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    version: t.exposeString('version', { description: 'The version, such as `15.4`.' }),
    release: t.field({
      type: 'Release',
      nullable: true,
      description: 'The release of that version. Null if the data has none.',
      resolve: ({ release }) => release,
    }),
    isUpperBound: t.exposeBoolean('isUpperBound', {
      description: 'Whether the data says “this version or earlier”.',
    }),
  }),
});
