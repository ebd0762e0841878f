import { MAX_SET_NAMES, MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { isRefusal } from '@/domain/Refusal';
import { type FeatureSet, resolveFeatureSet } from '@/server/model/features/FeatureSet';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    FeatureSet: FeatureSet;
  }
}

const MAX_COMPARED = 4;

function getCoverage(set: FeatureSet, key: string, context: RequestContext) {
  const audience = context.audience(key);
  const coverage = set.coverageFor(audience);
  return { audience, shares: coverage.shares, of: { set: coverage } };
}

/** Null for an audience that does not exist, so that the others can still be compared. */
function findCoverage(set: FeatureSet, key: string, context: RequestContext) {
  try {
    return getCoverage(set, key, context);
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

builder.objectType('FeatureSet', {
  description: 'Features that are used together.',
  fields: (t) => ({
    features: t.field({
      type: ['Feature'],
      description: 'Its features in the order requested, without duplicates.',
      ...computed(),
      resolve: ({ features }) => features,
    }),
    moved: t.field({
      type: ['MovedFeature'],
      description:
        'Requested ids that have moved. The set contains the features they now stand for.',
      ...computed({ size: 0.1 }),
      resolve: ({ moved }) => moved,
    }),
    absent: t.field({
      type: ['AbsentFeature'],
      description: 'Requested names that are not in the set.',
      ...computed({ size: 0.5 }),
      resolve: ({ absent }) => absent,
    }),
  }),
});

builder.objectFields('FeatureSet', (t) => ({
  coverage: t.field({
    type: 'Coverage',
    description:
      'How much of an audience can use all of the features. A release counts as its weakest feature; shares are never multiplied.',
    args: { audience: audienceArg(t.arg) },
    ...computed(),
    resolve: (set, { audience }, context) => getCoverage(set, audience, context),
  }),
  costs: t.field({
    type: ['SetCost'],
    description: 'What leaving out each feature alone would gain, in the order of the set.',
    args: { audience: audienceArg(t.arg) },
    ...computed(),
    resolve: (set, { audience }, context) => set.coverageFor(context.audience(audience)).costs(),
  }),
  costliestPair: t.field({
    type: 'SetCost',
    nullable: true,
    description:
      'The two features that would gain the most if both were left out. Null for fewer than three features, or if no pair gains anything.',
    args: { audience: audienceArg(t.arg) },
    resolve: (set, { audience }, context) =>
      set.coverageFor(context.audience(audience)).costliestPair(),
  }),
  gaps: t.field({
    type: ['SetGap'],
    description:
      'The releases that lack some of the features, and which, most used first. Their shares sum to the partial and unsupported shares.',
    args: { audience: audienceArg(t.arg) },
    ...computed({ size: 40 }),
    resolve: (set, args, context) => {
      const audience = context.audience(args.audience);
      return set
        .coverageFor(audience)
        .gaps()
        .map((gap) => ({ ...gap, audience }));
    },
  }),
}));

builder.objectFields('FeatureSet', (t) => ({
  coverages: t.field({
    type: ['Coverage'],
    description: `The same for up to ${MAX_COMPARED} audiences side by side, in the given order; more are left out. Null if there is no such audience.`,
    args: {
      audiences: t.arg.stringList({
        required: true,
        description: 'Their keys, as `coverage` takes them.',
      }),
    },
    nullable: { list: true, items: true },
    extensions: { ...computed({ size: MAX_COMPARED }).extensions },
    resolve: (set, { audiences }, context) =>
      audiences.slice(0, MAX_COMPARED).map((key) => findCoverage(set, key, context)),
  }),
}));

builder.queryField('featureSet', (t) =>
  t.field({
    type: 'FeatureSet',
    description: `A set of features, at most ${MAX_SET_SIZE}.`,
    args: {
      slugs: t.arg.stringList({
        required: true,
        description: `Their web-features ids, at most ${MAX_SET_NAMES}. Moved ids are followed; other unknown ids are listed in \`absent\`.`,
      }),
    },
    ...computed(),
    resolve: (_, { slugs }, { catalogue }) => resolveFeatureSet(catalogue, slugs),
  }),
);
