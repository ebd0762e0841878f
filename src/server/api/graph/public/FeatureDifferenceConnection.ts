import type { Feature } from '@/server/data/catalogue/Catalogue';
import type { Difference } from '@/server/model/features/comparisonRows';
import { type Connection, encodeCursor } from '@/server/model/features/connection';
import { builder } from './builder';
import { connectionFields } from './connectionFields';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    FeatureDifferenceEdge: Difference<Feature>;
    FeatureDifferenceConnection: Connection<Difference<Feature>>;
  }
}

const CURSOR = 'Opaque. Pass it as `after` to continue from this row.';

const OTHER_CLASS = 'Support in the other release: PARTIAL or NO.';

builder.objectType('FeatureDifferenceEdge', {
  description: 'A feature that only one of two releases fully supports.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ subject }) => encodeCursor(subject.slug) }),
    node: t.field({
      type: 'Feature',
      description: 'The feature.',
      resolve: ({ subject }) => subject,
    }),
    otherClass: t.expose('otherClass', { type: supportClassEnum, description: OTHER_CLASS }),
  }),
});

builder.objectType('FeatureDifferenceConnection', {
  description: 'A page of features that only one of two releases fully supports.',
  fields: (t) => ({
    ...connectionFields(t, 'FeatureDifferenceEdge'),
  }),
});
