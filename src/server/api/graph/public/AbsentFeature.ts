import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import type { AbsentFeature } from '@/server/model/features/FeatureSet';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    AbsentFeature: AbsentFeature;
  }
}

const absentReasonEnum = builder.enumType('AbsentFeatureReason', {
  description: 'Why a requested name is not in the set.',
  values: {
    UNKNOWN: { description: 'No feature has ever had this id.' },
    SPLIT: { description: 'The feature was split into several.' },
    OVER_LIMIT: { description: `The set already has ${MAX_SET_SIZE} features.` },
  } as const,
});

builder.objectType('AbsentFeature', {
  description: 'A requested name that is not in the set.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The name as requested.' }),
    reason: t.expose('reason', {
      type: absentReasonEnum,
      description: 'Why it is not in the set.',
    }),
    matches: t.field({
      type: ['Feature'],
      description:
        'Likely alternatives, nearest first. For a split feature, the features that replaced it.',
      extensions: { size: 3 },
      resolve: ({ matches }) => matches,
    }),
  }),
});
