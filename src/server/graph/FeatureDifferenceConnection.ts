import type { Feature } from '@/server/catalogue/Catalogue';
import type { Difference } from '@/server/features/comparisonRows';
import { type Connection, encodeCursor, getPageRows } from '@/server/features/connection';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    FeatureDifferenceEdge: Difference<Feature>;
    FeatureDifferenceConnection: Connection<Difference<Feature>>;
  }
}

const CURSOR = 'Opaque. Pass it as `after` to continue from this row.';

const OTHER_CLASS = 'Support in the other release: PARTIAL or NO.';

const TOTAL = 'Number of rows in the whole list, across all pages.';

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
    edges: t.field({
      type: ['FeatureDifferenceEdge'],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: getPageRows,
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'The position of this page in the list.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});
