import { encodeCursor, rowsOfPage } from './connection';
import {
  compatKeyDifferenceConnectionRef,
  compatKeyDifferenceEdgeRef,
  compatKeyRef,
  featureDifferenceConnectionRef,
  featureDifferenceEdgeRef,
  featureRef,
  pageInfoRef,
} from './refs';
import { supportClassEnum } from './SupportCell';

const CURSOR = 'Opaque. Give it as `after` to go on from this row.';
const OTHER_CLASS = 'What the other release can do with it: PARTIAL or NO.';
const TOTAL = 'How many rows the whole list has, over all pages.';

featureDifferenceEdgeRef.implement({
  description: 'A feature that one of two releases supports fully and the other does not.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ subject }) => encodeCursor(subject.slug) }),
    node: t.field({
      type: featureRef,
      description: 'The feature.',
      resolve: ({ subject }) => subject,
    }),
    otherClass: t.expose('otherClass', { type: supportClassEnum, description: OTHER_CLASS }),
  }),
});

featureDifferenceConnectionRef.implement({
  description:
    'One page of the features that one of two releases supports fully and the other does not.',
  fields: (t) => ({
    edges: t.field({
      type: [featureDifferenceEdgeRef],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: rowsOfPage,
    }),
    pageInfo: t.field({
      type: pageInfoRef,
      description: 'Where this page stands.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});

compatKeyDifferenceEdgeRef.implement({
  description: 'A compat key that one of two releases supports fully and the other does not.',
  fields: (t) => ({
    cursor: t.string({ description: CURSOR, resolve: ({ subject }) => encodeCursor(subject.path) }),
    node: t.field({
      type: compatKeyRef,
      description: 'The key.',
      resolve: ({ subject }) => subject,
    }),
    otherClass: t.expose('otherClass', { type: supportClassEnum, description: OTHER_CLASS }),
  }),
});

compatKeyDifferenceConnectionRef.implement({
  description:
    'One page of the compat keys that one of two releases supports fully and the other does not.',
  fields: (t) => ({
    edges: t.field({
      type: [compatKeyDifferenceEdgeRef],
      description: 'The rows of this page, in order.',
      extensions: { size: 1 },
      resolve: rowsOfPage,
    }),
    pageInfo: t.field({
      type: pageInfoRef,
      description: 'Where this page stands.',
      resolve: (connection) => connection,
    }),
    totalCount: t.int({ description: TOTAL, resolve: ({ rows }) => rows.length }),
  }),
});
