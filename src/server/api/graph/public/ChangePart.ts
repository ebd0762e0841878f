import type { ChangePart } from '@/server/model/changes/compareSides';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    ChangePart: ChangePart;
  }
}

export const changeCauseEnum = builder.enumType('ChangeCause', {
  description: 'Why something changed.',
  values: {
    SHIPPED: { description: 'A release that came out in between added or removed support.' },
    CORRECTED: { description: 'The data about a release that was already out was corrected.' },
    AUDIENCE_MOVED: { description: 'People switched between releases that were already out.' },
    DEFINITION_CHANGED: {
      description: 'The feature is new, or web-features defines it differently.',
    },
    CLOCK: {
      description:
        'Time passed: a feature becomes widely available 30 months after it became newly available.',
    },
    COMPUTED: {
      description:
        'Only of a Baseline status: it is computed from newer compat data, and web-features has not published it yet.',
    },
  } as const,
});

builder.objectType('ChangePart', {
  description: 'What one cause contributed to a change. The parts sum to the change.',
  fields: (t) => ({
    cause: t.expose('cause', { type: changeCauseEnum, description: 'Its cause.' }),
    share: t.exposeFloat('share', {
      description: 'What it adds to the share of the audience, −1 to 1.',
    }),
    sentence: t.exposeString('sentence', {
      description: 'The cause in one sentence, with the browsers that matter most.',
    }),
  }),
});
