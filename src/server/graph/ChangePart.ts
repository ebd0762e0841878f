import type { ChangePart } from '@/server/changes/compareSides';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    ChangePart: ChangePart;
  }
}

export const changeCauseEnum = builder.enumType('ChangeCause', {
  description: 'Why something changed.',
  values: {
    SHIPPED: { description: 'A release that came out in between began or ended support.' },
    CORRECTED: { description: 'The data now says something else of a release that was out.' },
    AUDIENCE_MOVED: { description: 'People moved between releases that were out.' },
    DEFINITION_CHANGED: {
      description: 'The feature is new, or web-features defines it differently.',
    },
    CLOCK: { description: 'Time passed: 30 months after newly available comes widely available.' },
  } as const,
});

builder.objectType('ChangePart', {
  description: 'A part of a change. The parts of a change add up to it.',
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
