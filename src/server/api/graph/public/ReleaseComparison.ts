import {
  compareReleases,
  type ComparisonCounts,
  type ReleaseComparison,
} from '@/server/data/catalogue/compareReleases';
import { releaseOrLatest } from '@/server/data/catalogue/releaseOrLatest';
import {
  type ComparisonArea,
  featureDifferences,
  getAreas,
  keyDifferences,
} from '@/server/model/features/comparisonRows';
import { builder } from './builder';
import { computed } from './computed';
import { checkListLine, listLineArg } from './linePercentArg';
import { forwardArgs, skipArg } from './pageArgs';

declare module './builder' {
  interface GraphObjects {
    ComparisonCounts: ComparisonCounts;
    ComparisonArea: ComparisonArea;
    ReleaseComparison: ReleaseComparison;
  }
}

const sideEnum = builder.enumType('ComparisonSide', {
  description: 'One of two compared releases.',
  values: {
    LEFT: { description: 'The first release.' },
    RIGHT: { description: 'The second release.' },
  } as const,
});

const SIDE = 'The release that supports it, unlike the other.';

builder.objectType('ComparisonCounts', {
  description:
    'What two releases have in common. The five counts sum to the number of all features, or of all compat keys with data.',
  fields: (t) => ({
    bothCount: t.exposeInt('both', { description: 'Both fully support it.' }),
    onlyLeftCount: t.exposeInt('onlyLeft', {
      description: 'Only the left release fully supports it.',
    }),
    onlyRightCount: t.exposeInt('onlyRight', {
      description: 'Only the right release fully supports it.',
    }),
    neitherCount: t.exposeInt('neither', {
      description: 'Neither fully supports it; support may be partial.',
    }),
    unknownCount: t.exposeInt('unknown', {
      description: 'Unknown: the data has no entry for at least one of them.',
    }),
  }),
});

builder.objectType('ComparisonArea', {
  description: 'How two releases differ within one part of the compat key tree.',
  fields: (t) => ({
    root: t.field({
      type: 'CompatKey',
      description: 'The top of this part, such as `css`.',
      resolve: ({ root }) => root,
    }),
    onlyLeftCount: t.exposeInt('onlyLeft', {
      description: 'How many keys in this part only the left release fully supports.',
    }),
    onlyRightCount: t.exposeInt('onlyRight', {
      description: 'How many keys in this part only the right release fully supports.',
    }),
  }),
});

builder.objectType('ReleaseComparison', {
  description: 'A comparison of two releases: what only one of them fully supports.',
  fields: (t) => ({
    left: t.field({
      type: 'Release',
      description: 'The first release.',
      resolve: ({ left }) => left,
    }),
    right: t.field({
      type: 'Release',
      description: 'The second release.',
      resolve: ({ right }) => right,
    }),
    features: t.field({
      type: 'ComparisonCounts',
      description: 'Counts of features.',
      ...computed(),
      resolve: ({ features }) => features.counts,
    }),
    compatKeys: t.field({
      type: 'ComparisonCounts',
      description: 'Counts of compat keys.',
      ...computed(),
      resolve: ({ keys }) => keys.counts,
    }),
    areas: t.field({
      type: ['ComparisonArea'],
      description:
        'The differing compat keys by part of the tree. Parts without a difference are left out.',
      ...computed(),
      resolve: (comparison, _, { catalogue }) => getAreas(catalogue, comparison),
    }),
  }),
});

builder.objectFields('ReleaseComparison', (t) => ({
  featuresOnlyIn: t.field({
    type: 'FeatureDifferenceConnection',
    description:
      'The features that only one release fully supports: sorted by name, or, for an audience, by how much of it can use them, most first.',
    args: {
      side: t.arg({ type: sideEnum, required: true, description: SIDE }),
      audience: t.arg.string({ description: 'Key of the audience to sort for.' }),
      linePercent: listLineArg(t.arg),
      ...forwardArgs(t.arg),
      skip: skipArg(t.arg),
    },
    ...computed(),
    resolve: (comparison, { side, linePercent, ...page }, context) =>
      featureDifferences(context, comparison, side, {
        ...page,
        linePercent: checkListLine(linePercent),
      }),
  }),
  compatKeysOnlyIn: t.field({
    type: 'CompatKeyDifferenceConnection',
    description: 'The compat keys that only one release fully supports, sorted by path.',
    args: {
      side: t.arg({ type: sideEnum, required: true, description: SIDE }),
      area: t.arg.string({
        description:
          'Limits the list to keys in this part of the tree, such as `css`. Empty for an unknown part.',
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
      'A comparison of two releases, of the same browser or different ones. Null if either does not exist.',
    args: {
      leftBrowser: t.arg.string({
        required: true,
        description: 'Slug of the first browser, such as `safari_ios`.',
      }),
      leftVersion: t.arg.string({
        description:
          'Version of its release. Default: the current release, or the last one of a discontinued browser.',
      }),
      rightBrowser: t.arg.string({
        required: true,
        description: 'Slug of the second browser, which may be the same.',
      }),
      rightVersion: t.arg.string({ description: 'Like `leftVersion`.' }),
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
