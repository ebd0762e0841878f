import { MAX_SET_NAMES, MAX_SET_SIZE } from '@/domain/featureSetLimits';
import { type FeatureSet, featureSetOf } from '@/server/features/FeatureSet';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    FeatureSet: FeatureSet;
  }
}

builder.objectType('FeatureSet', {
  description: 'Features that are used together.',
  fields: (t) => ({
    features: t.field({
      type: ['Feature'],
      description: 'Its features, in the order named, each once.',
      ...computed(),
      resolve: ({ features }) => features,
    }),
    moved: t.field({
      type: ['MovedFeature'],
      description: 'Names given that are another feature now, which is in the set.',
      ...computed({ size: 0.1 }),
      resolve: ({ moved }) => moved,
    }),
    absent: t.field({
      type: ['AbsentFeature'],
      description: 'Names given that are not in the set.',
      ...computed({ size: 0.5 }),
      resolve: ({ absent }) => absent,
    }),
    coverage: t.field({
      type: 'Coverage',
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
      type: ['SetCost'],
      description: 'What leaving out each feature by itself would gain, in the order of the set.',
      args: { audience: audienceArg(t.arg) },
      ...computed(),
      resolve: (set, { audience }, context) => set.coverageFor(context.audience(audience)).costs(),
    }),
    costliestPair: t.field({
      type: 'SetCost',
      nullable: true,
      description:
        'The two features without which the most would be gained; null for fewer than three, and where nothing would be.',
      args: { audience: audienceArg(t.arg) },
      resolve: (set, { audience }, context) =>
        set.coverageFor(context.audience(audience)).costliestPair(),
    }),
    gaps: t.field({
      type: ['SetGap'],
      description:
        'Who is left out and for want of which features, heaviest first; their shares sum to the partial and unsupported shares.',
      args: { audience: audienceArg(t.arg) },
      ...computed({ size: 40 }),
      resolve: (set, { audience }, context) => set.coverageFor(context.audience(audience)).gaps(),
    }),
  }),
});

builder.queryField('featureSet', (t) =>
  t.field({
    type: 'FeatureSet',
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
