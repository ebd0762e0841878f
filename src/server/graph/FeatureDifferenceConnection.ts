import type { Feature } from '@/server/catalogue/Catalogue';
import type { Difference } from '@/server/features/comparisonRows';
import { type Connection, encodeCursor, rowsOfPage } from '@/server/features/connection';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    FeatureDifferenceEdge: Difference<Feature>;
    FeatureDifferenceConnection: Connection<Difference<Feature>>;
  }
}

const CURSOR = 'Opaque. Give it as `after` to go on from this row.';

const OTHER_CLASS = 'What the other release can do with it: PARTIAL or NO.';

const TOTAL = 'How many rows the whole list has, over all pages.';

builder.objectType('FeatureDifferenceEdge', {
  description: 'A feature that one of two releases supports fully and the other does not.',
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
  description:
    'One page of the features that one of two releases supports fully and the other does not.',
  fields: (t) => ({
    edges: t.field({
      type: ['FeatureDifferenceEdge'],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: rowsOfPage,
    }),
    pageInfo: t.field({
      type: 'PageInfo',
      description: 'Where this page stands.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});
