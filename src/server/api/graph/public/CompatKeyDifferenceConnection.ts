import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import type { Difference } from '@/server/model/features/comparisonRows';
import { type Connection, encodeCursor } from '@/server/model/features/connection';
import { builder } from './builder';
import { connectionFields } from './connectionFields';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    CompatKeyDifferenceEdge: Difference<CompatKey>;
    CompatKeyDifferenceConnection: Connection<Difference<CompatKey>>;
  }
}

const CURSOR = 'Opaque. Pass it as `after` to continue from this row.';

const OTHER_CLASS = 'Support in the other release: PARTIAL or NO.';

builder.objectType('CompatKeyDifferenceEdge', {
  description: 'A compat key that only one of two releases fully supports.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ subject }) => encodeCursor(subject.path) }),
    node: t.field({
      type: 'CompatKey',
      description: 'The compat key.',
      resolve: ({ subject }) => subject,
    }),
    otherClass: t.expose('otherClass', { type: supportClassEnum, description: OTHER_CLASS }),
  }),
});

builder.objectType('CompatKeyDifferenceConnection', {
  description: 'A page of compat keys that only one of two releases fully supports.',
  fields: (t) => ({
    ...connectionFields(t, 'CompatKeyDifferenceEdge'),
  }),
});
