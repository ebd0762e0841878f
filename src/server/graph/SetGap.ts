import type { SetGap } from '@/server/coverage/setCoverage';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    SetGap: SetGap;
  }
}

builder.objectType('SetGap', {
  description: 'Releases of one browser, in a row, that lack the same features of a set.',
  fields: (t) => ({
    from: t.field({
      type: 'Release',
      description: 'The oldest of them that somebody uses.',
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: 'Release',
      description: 'The newest of them that somebody uses.',
      resolve: ({ to }) => to,
    }),
    share: t.exposeFloat('share', { description: 'Their share of the whole audience, 0–1.' }),
    features: t.field({
      type: ['Feature'],
      description: 'The features that are partial or missing there.',
      extensions: { size: 5 },
      resolve: ({ features }) => features,
    }),
  }),
});
