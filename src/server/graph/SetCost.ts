import type { SetCost } from '@/server/coverage/setCoverage';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    SetCost: SetCost;
  }
}

builder.objectType('SetCost', {
  description: 'What leaving features out of a set would gain.',
  fields: (t) => ({
    features: t.field({
      type: ['Feature'],
      description: 'The features left out.',
      extensions: { size: 1.5 },
      resolve: ({ features }) => features,
    }),
    gainedShare: t.exposeFloat('gainedShare', {
      description: 'By how much the supported share would grow, 0–1 of the whole audience.',
    }),
  }),
});
