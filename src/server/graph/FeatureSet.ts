import { MAX_SET_NAMES, MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { featureSetOf } from './featureSetOf';
import {
  absentFeatureRef,
  coverageRef,
  featureRef,
  featureSetRef,
  movedFeatureRef,
  releaseRef,
  setCostRef,
  setGapRef,
} from './refs';

const absentReasonEnum = builder.enumType('AbsentFeatureReason', {
  description: 'Why a name that was given is not in the set.',
  values: {
    UNKNOWN: { description: 'No feature ever had this id.' },
    SPLIT: { description: 'The feature has become several.' },
    OVER_LIMIT: { description: `The set already has ${MAX_SET_SIZE} features.` },
  } as const,
});

featureSetRef.implement({
  description: 'Features that are used together.',
  fields: (t) => ({
    features: t.field({
      type: [featureRef],
      description: 'Its features, in the order named, each once.',
      ...computed(),
      resolve: ({ features }) => features,
    }),
    moved: t.field({
      type: [movedFeatureRef],
      description: 'Names given that are another feature now, which is in the set.',
      ...computed({ size: 0.1 }),
      resolve: ({ moved }) => moved,
    }),
    absent: t.field({
      type: [absentFeatureRef],
      description: 'Names given that are not in the set.',
      ...computed({ size: 0.5 }),
      resolve: ({ absent }) => absent,
    }),
    coverage: t.field({
      type: coverageRef,
      description:
        'How much of an audience can use all of them: of each release the worst any of them has, never a product of shares.',
      args: { audience: audienceArg(t.arg) },
      ...computed(),
      resolve: (set, args, context) => {
        const audience = context.audience(args.audience);
        const coverage = set.coverageFor(audience);
        return { audience, shares: coverage.shares, of: { set: coverage } };
      },
    }),
    costs: t.field({
      type: [setCostRef],
      description: 'What leaving out each feature by itself would gain, in the order of the set.',
      args: { audience: audienceArg(t.arg) },
      ...computed(),
      resolve: (set, { audience }, context) => set.coverageFor(context.audience(audience)).costs(),
    }),
    costliestPair: t.field({
      type: setCostRef,
      nullable: true,
      description:
        'The two features without which the most would be gained; null for fewer than three, and where nothing would be.',
      args: { audience: audienceArg(t.arg) },
      resolve: (set, { audience }, context) =>
        set.coverageFor(context.audience(audience)).costliestPair(),
    }),
    gaps: t.field({
      type: [setGapRef],
      description:
        'Who is left out and for want of which features, heaviest first; their shares sum to the partial and unsupported shares.',
      args: { audience: audienceArg(t.arg) },
      ...computed({ size: 40 }),
      resolve: (set, { audience }, context) => set.coverageFor(context.audience(audience)).gaps(),
    }),
  }),
});

absentFeatureRef.implement({
  description: 'A name that was given and is not in the set.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The name as given.' }),
    reason: t.expose('reason', {
      type: absentReasonEnum,
      description: 'Why it is not in the set.',
    }),
    matches: t.field({
      type: [featureRef],
      description: 'What may have been meant, nearest first; of a split feature its successors.',
      extensions: { size: 3 },
      resolve: ({ matches }) => matches,
    }),
  }),
});

setCostRef.implement({
  description: 'What leaving features out of a set would gain.',
  fields: (t) => ({
    features: t.field({
      type: [featureRef],
      description: 'The features left out.',
      extensions: { size: 1.5 },
      resolve: ({ features }) => features,
    }),
    gainedShare: t.exposeFloat('gainedShare', {
      description: 'By how much the supported share would grow, 0–1 of the whole audience.',
    }),
  }),
});

setGapRef.implement({
  description: 'Releases of one browser, in a row, that lack the same features of a set.',
  fields: (t) => ({
    from: t.field({
      type: releaseRef,
      description: 'The oldest of them that somebody uses.',
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: releaseRef,
      description: 'The newest of them that somebody uses.',
      resolve: ({ to }) => to,
    }),
    share: t.exposeFloat('share', { description: 'Their share of the whole audience, 0–1.' }),
    features: t.field({
      type: [featureRef],
      description: 'The features that are partial or missing there.',
      extensions: { size: 5 },
      resolve: ({ features }) => features,
    }),
  }),
});

builder.queryField('featureSet', (t) =>
  t.field({
    type: featureSetRef,
    description: `Several features together: at most ${MAX_SET_SIZE} of them.`,
    args: {
      slugs: t.arg.stringList({
        required: true,
        description: `Their web-features ids, at most ${MAX_SET_NAMES}. Moved ones are followed, others named in \`absent\`.`,
      }),
    },
    ...computed(),
    resolve: (_, { slugs }, { catalogue }) => featureSetOf(catalogue, slugs),
  }),
);
