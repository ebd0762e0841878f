import type { FeatureSupport } from '@/server/features/featureSupport';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    FeatureSupport: FeatureSupport;
  }
}

builder.objectType('FeatureSupport', {
  description: 'What one browser can do with a feature now.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    class: t.expose('class', {
      type: supportClassEnum,
      description: 'What its current release can do; PREVIEW where only a coming one can.',
    }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'The version since which that is so; null for NO and UNKNOWN.',
    }),
    release: t.field({
      type: 'Release',
      nullable: true,
      description: 'The release of that version; null where the data has none.',
      resolve: ({ release }) => release,
    }),
    isUpperBound: t.exposeBoolean('isUpperBound', {
      description: "True where the data says 'at or before this version'.",
    }),
    isDerived: t.exposeBoolean('isDerived', {
      description:
        'True for browsers web-features does not speak of: the answer follows from the compat keys or from the engine.',
    }),
  }),
});
