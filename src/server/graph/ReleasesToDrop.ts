import type { ReleasesToDrop } from '@/server/coverage/releasesToDrop';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    ReleasesToDrop: ReleasesToDrop;
    DroppedRelease: ReleasesToDrop['releases'][number];
  }
}

builder.objectType('ReleasesToDrop', {
  description: 'What it takes to reach a line by giving releases up.',
  fields: (t) => ({
    releases: t.field({
      type: ['DroppedRelease'],
      description:
        'Heaviest first; empty where none need go, and where not even all that are left out would be enough.',
      extensions: { size: 5 },
      resolve: ({ releases }) => releases,
    }),
    droppedShare: t.exposeFloat('droppedShare', {
      description: 'Their share of the whole audience, 0–1.',
    }),
    shareAfter: t.exposeFloat('shareAfter', {
      description:
        'The supported share of whom that leaves, 0–1; where not even all are enough, of whom all of them would leave.',
    }),
    isEnough: t.exposeBoolean('isEnough', {
      description: 'Whether the line can be reached this way.',
    }),
  }),
});

builder.objectType('DroppedRelease', {
  description: 'A release to be given up.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release.',
      resolve: ({ release }) => release,
    }),
    share: t.exposeFloat('share', { description: 'Its share of the whole audience, 0–1.' }),
  }),
});
