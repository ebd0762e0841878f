import type { FeatureSupport } from '@/server/model/features/featureSupport';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    FeatureSupport: FeatureSupport;
  }
}

builder.objectType('FeatureSupport', {
  description: 'Current support for a feature in one browser.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    class: t.expose('class', {
      type: supportClassEnum,
      description:
        'Support in the current release, or PREVIEW if only an upcoming release supports it.',
    }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'The version that introduced this support. Null for NO and UNKNOWN.',
    }),
    release: t.field({
      type: 'Release',
      nullable: true,
      description: 'The release of that version. Null if the data has none.',
      resolve: ({ release }) => release,
    }),
    isUpperBound: t.exposeBoolean('isUpperBound', {
      description: 'Whether the data says “this version or earlier”.',
    }),
    isDerived: t.exposeBoolean('isDerived', {
      description:
        "Whether the answer is derived from compat data or from the browser's engine, because web-features does not cover this browser.",
    }),
  }),
});
