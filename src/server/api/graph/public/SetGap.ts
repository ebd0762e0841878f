import type { Audience } from '@/domain/Audience';
import { isOldestUsed } from '@/server/model/coverage/blockerRanges';
import type { SetGap } from '@/server/model/coverage/setCoverage';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    SetGap: SetGap & { readonly audience: Audience };
  }
}

builder.objectType('SetGap', {
  description: 'Consecutive releases of one browser that lack the same features of a set.',
  fields: (t) => ({
    from: t.field({
      type: 'Release',
      description: 'The oldest of these releases that the audience uses.',
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: 'Release',
      description: 'The newest of these releases that the audience uses.',
      resolve: ({ to }) => to,
    }),
    isOldest: t.boolean({
      description: 'Whether the audience uses no older release of this browser.',
      resolve: ({ from, audience }) => isOldestUsed(from, audience),
    }),
    share: t.exposeFloat('share', {
      description: 'Their combined share of the whole audience, 0–1.',
    }),
    features: t.field({
      type: ['Feature'],
      description: 'The features that these releases support partly or not at all.',
      extensions: { size: 5 },
      resolve: ({ features }) => features,
    }),
  }),
});
