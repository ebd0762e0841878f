import type { CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import type { Baseline } from '@/server/data/catalogue/getBaseline';
import { getPartialBrowsers } from '@/server/model/coverage/partialBrowsers';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Baseline: Baseline & {
      readonly of: { readonly feature: Feature } | { readonly key: CompatKey };
    };
  }
}

export const baselineStatusEnum = builder.enumType('BaselineStatus', {
  description: 'How far a feature has come in Baseline, across the seven core browsers.',
  values: {
    LIMITED: {
      description:
        'Not in Baseline: at least one core browser does not support it, or it is discouraged.',
    },
    NEWLY: { description: 'Every core browser has supported it for less than 30 months.' },
    WIDELY: { description: 'Every core browser has supported it for 30 months or more.' },
  } as const,
});

const limitedReasonEnum = builder.enumType('LimitedReason', {
  description: 'Why something is not in Baseline.',
  values: {
    DISCOURAGED: {
      description: 'web-features advises against using it, whichever browsers support it.',
    },
    ONE_BROWSER_SHORT: {
      description: 'Only one browser lacks it. Desktop and mobile versions count as one.',
    },
    NONE_YET: { description: 'No core browser supports it.' },
    MIXED: {
      description: 'Several core browsers lack it, or web-features excludes it for another reason.',
    },
  } as const,
});

builder.objectType('Baseline', {
  description: 'The Baseline status of a feature or compat key, as of today.',
  fields: (t) => ({
    status: t.expose('status', {
      type: baselineStatusEnum,
      description:
        'Status as of today. A newly available feature becomes WIDELY 30 calendar months after `newlyOn`.',
    }),
    newlyOn: t.expose('newlyOn', {
      type: 'Date',
      nullable: true,
      description: 'The day the last core browser added support. Null for LIMITED.',
    }),
    widelyOn: t.expose('widelyOn', {
      type: 'Date',
      nullable: true,
      description:
        'The day it became widely available, or for NEWLY the day it will. Null for LIMITED.',
    }),
    isNewlyOnUpperBound: t.exposeBoolean('isNewlyOnUpperBound', {
      description: 'Whether the data gives both dates only as “on or before”.',
    }),
    limitedReason: t.expose('limitedReason', {
      type: limitedReasonEnum,
      nullable: true,
      description: 'Why it is LIMITED. Null for other statuses.',
    }),
    missingBrowsers: t.field({
      type: ['Browser'],
      description:
        'The core browsers that do not support it, for LIMITED. Empty for other statuses.',
      extensions: { size: 7 },
      resolve: ({ missingBrowsers }) => missingBrowsers,
    }),
    partialBrowsers: t.field({
      type: ['Browser'],
      description: 'Those of them whose newest release supports it in part.',
      extensions: { size: 3 },
      resolve: ({ of, missingBrowsers }, _, { catalogue }) =>
        getPartialBrowsers(catalogue, of, missingBrowsers),
    }),
  }),
});
