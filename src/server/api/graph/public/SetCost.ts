import type { SetCost } from '@/server/model/coverage/setCoverage';
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
      description: 'The features to leave out.',
      extensions: { size: 1.5 },
      resolve: ({ features }) => features,
    }),
    gainedShare: t.exposeFloat('gainedShare', {
      description: 'How much coverage would grow, as a share of the whole audience, 0–1.',
    }),
  }),
});
