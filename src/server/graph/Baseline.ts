import type { Baseline } from '@/server/catalogue/baselineOf';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Baseline: Baseline;
  }
}

const baselineStatusEnum = builder.enumType('BaselineStatus', {
  description: 'How far a feature has come in Baseline, over the seven core browsers.',
  values: {
    LIMITED: { description: 'Not in Baseline: some core browser lacks it, or it is discouraged.' },
    NEWLY: { description: 'Every core browser has it, for less than 30 months.' },
    WIDELY: { description: 'Every core browser has had it for 30 months or more.' },
  } as const,
});

const limitedReasonEnum = builder.enumType('LimitedReason', {
  description: 'Why something is not in Baseline.',
  values: {
    DISCOURAGED: { description: 'Its use is advised against, whoever supports it.' },
    ONE_BROWSER_SHORT: {
      description: 'Only one browser is missing, counting its desktop and mobile versions as one.',
    },
    NONE_YET: { description: 'No core browser has it.' },
    MIXED: {
      description:
        'Some core browsers have it and several do not, or the data counts it out for a reason of its own.',
    },
  } as const,
});

builder.objectType('Baseline', {
  description: 'The Baseline status of a feature or a key, as of today.',
  fields: (t) => ({
    status: t.expose('status', {
      type: baselineStatusEnum,
      description:
        "As of today's clock: a newly available feature becomes WIDELY 30 calendar months after `newlyOn`, month end clamped.",
    }),
    newlyOn: t.expose('newlyOn', {
      type: 'Date',
      nullable: true,
      description: 'The day the last core browser came to have it; null for LIMITED.',
    }),
    widelyOn: t.expose('widelyOn', {
      type: 'Date',
      nullable: true,
      description: 'Known for WIDELY, projected for NEWLY, null for LIMITED.',
    }),
    isNewlyOnUpperBound: t.exposeBoolean('isNewlyOnUpperBound', {
      description: "Both dates may be stated as 'on or before' in the data.",
    }),
    limitedReason: t.expose('limitedReason', {
      type: limitedReasonEnum,
      nullable: true,
      description: 'Why it is LIMITED; null otherwise.',
    }),
    missingBrowsers: t.field({
      type: ['Browser'],
      description: 'The core browsers that lack it, for LIMITED; empty otherwise.',
      extensions: { size: 7 },
      resolve: ({ missingBrowsers }) => missingBrowsers,
    }),
  }),
});
