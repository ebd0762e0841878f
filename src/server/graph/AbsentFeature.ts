import { MAX_SET_SIZE } from '@/domain/featureSetLimits';
import type { AbsentFeature } from '@/server/features/FeatureSet';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    AbsentFeature: AbsentFeature;
  }
}

const absentReasonEnum = builder.enumType('AbsentFeatureReason', {
  description: 'Why a name that was given is not in the set.',
  values: {
    UNKNOWN: { description: 'No feature ever had this id.' },
    SPLIT: { description: 'The feature has become several.' },
    OVER_LIMIT: { description: `The set already has ${MAX_SET_SIZE} features.` },
  } as const,
});

builder.objectType('AbsentFeature', {
  description: 'A name that was given and is not in the set.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The name as given.' }),
    reason: t.expose('reason', {
      type: absentReasonEnum,
      description: 'Why it is not in the set.',
    }),
    matches: t.field({
      type: ['Feature'],
      description: 'What may have been meant, nearest first; of a split feature its successors.',
      extensions: { size: 3 },
      resolve: ({ matches }) => matches,
    }),
  }),
});
