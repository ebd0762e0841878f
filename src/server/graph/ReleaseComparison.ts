import {
  compareReleases,
  type ComparisonCounts,
  type ReleaseComparison,
} from '@/server/catalogue/compareReleases';
import { releaseOrLatest } from '@/server/catalogue/releaseOrLatest';
import {
  areasOf,
  type ComparisonArea,
  featureDifferences,
  keyDifferences,
} from '@/server/features/comparisonRows';
import { builder } from './builder';
import { computed } from './computed';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    ComparisonCounts: ComparisonCounts;
    ComparisonArea: ComparisonArea;
    ReleaseComparison: ReleaseComparison;
  }
}

const sideEnum = builder.enumType('ComparisonSide', {
  description: 'One of two releases that are compared.',
  values: {
    LEFT: { description: 'The one named first.' },
    RIGHT: { description: 'The one named second.' },
  } as const,
});

const SIDE = 'The release that supports it; the other one does not.';

builder.objectType('ComparisonCounts', {
  description:
    'How much two releases have in common. The five counts sum to all features, or to all compat keys with data.',
  fields: (t) => ({
    bothCount: t.exposeInt('both', { description: 'Fully supported by both.' }),
    onlyLeftCount: t.exposeInt('onlyLeft', {
      description: 'Fully supported by the left one, and partly or not by the right one.',
    }),
    onlyRightCount: t.exposeInt('onlyRight', {
      description: 'Fully supported by the right one, and partly or not by the left one.',
    }),
    neitherCount: t.exposeInt('neither', {
      description: 'Fully supported by neither; one or both may support it in part.',
    }),
    unknownCount: t.exposeInt('unknown', {
      description: 'Not comparable: the data says nothing of it for one or both.',
    }),
  }),
});

builder.objectType('ComparisonArea', {
  description:
    'What two releases do not have in common within one part of the tree of compat keys.',
  fields: (t) => ({
    root: t.field({
      type: 'CompatKey',
      description: 'The top of the part, `css`.',
      resolve: ({ root }) => root,
    }),
    onlyLeftCount: t.exposeInt('onlyLeft', {
      description: 'Keys at or below it that only the left one supports fully.',
    }),
    onlyRightCount: t.exposeInt('onlyRight', {
      description: 'Keys at or below it that only the right one supports fully.',
    }),
  }),
});

builder.objectType('ReleaseComparison', {
  description: 'Two releases side by side: what one supports fully and the other does not.',
  fields: (t) => ({
    left: t.field({
      type: 'Release',
      description: 'The release named first.',
      resolve: ({ left }) => left,
    }),
    right: t.field({
      type: 'Release',
      description: 'The release named second.',
      resolve: ({ right }) => right,
    }),
    features: t.field({
      type: 'ComparisonCounts',
      description: 'How many features they have in common.',
      ...computed(),
      resolve: ({ features }) => features.counts,
    }),
    compatKeys: t.field({
      type: 'ComparisonCounts',
      description: 'How many compat keys they have in common.',
      ...computed(),
      resolve: ({ keys }) => keys.counts,
    }),
    areas: t.field({
      type: ['ComparisonArea'],
      description:
        'Where the keys that differ belong, by the top of the tree; parts without a difference are left out.',
      ...computed(),
      resolve: (comparison, _, { catalogue }) => areasOf(catalogue, comparison),
    }),
  }),
});

builder.objectFields('ReleaseComparison', (t) => ({
  featuresOnlyIn: t.field({
    type: 'FeatureDifferenceConnection',
    description:
      'The features that one supports fully and the other does not, in the order of names.',
    args: {
      side: t.arg({ type: sideEnum, required: true, description: SIDE }),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: (comparison, { side, ...page }, context) =>
      featureDifferences(context, comparison, side, page),
  }),
  compatKeysOnlyIn: t.field({
    type: 'CompatKeyDifferenceConnection',
    description:
      'The compat keys that one supports fully and the other does not, in the order of paths.',
    args: {
      side: t.arg({ type: sideEnum, required: true, description: SIDE }),
      area: t.arg.string({
        description:
          'Only keys at or below this top of the tree, `css`; there are none below what is no top.',
      }),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: (comparison, { side, area, ...page }, { catalogue }) =>
      keyDifferences(catalogue, comparison, side, { ...page, area }),
  }),
}));

builder.queryFields((t) => ({
  releaseComparison: t.field({
    type: 'ReleaseComparison',
    nullable: true,
    description:
      'Two releases side by side, of two browsers or of one; null when either does not exist.',
    args: {
      leftBrowser: t.arg.string({
        required: true,
        description: "The first browser's slug, `safari_ios`.",
      }),
      leftVersion: t.arg.string({
        description:
          'The version of its release; left out or empty, its current one, or the last of a browser that is no longer made.',
      }),
      rightBrowser: t.arg.string({
        required: true,
        description: "The second browser's slug; it may be the same.",
      }),
      rightVersion: t.arg.string({ description: 'As `leftVersion`.' }),
    },
    resolve: (_, args, { catalogue }) => {
      const [left, right] = [
        catalogue.browserBySlug(args.leftBrowser),
        catalogue.browserBySlug(args.rightBrowser),
      ];
      const leftRelease = left && releaseOrLatest(catalogue, left, args.leftVersion);
      const rightRelease = right && releaseOrLatest(catalogue, right, args.rightVersion);
      return leftRelease && rightRelease && compareReleases(catalogue, leftRelease, rightRelease);
    },
  }),
}));
