import type { ReleasesToDrop } from '@/server/model/coverage/releasesToDrop';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    ReleasesToDrop: ReleasesToDrop;
    DroppedRelease: ReleasesToDrop['releases'][number];
  }
}

builder.objectType('ReleasesToDrop', {
  description: 'What reaching a line by dropping releases would take.',
  fields: (t) => ({
    releases: t.field({
      type: ['DroppedRelease'],
      description:
        'The releases to drop, most used first. Empty if none are needed, or if dropping all blockers is not enough.',
      extensions: { size: 5 },
      resolve: ({ releases }) => releases,
    }),
    droppedShare: t.exposeFloat('droppedShare', {
      description: 'Their combined share of the whole audience, 0–1.',
    }),
    shareAfter: t.exposeFloat('shareAfter', {
      description:
        'Coverage among the remaining audience, 0–1. If dropping all blockers is not enough, coverage after dropping all of them.',
    }),
    isEnough: t.exposeBoolean('isEnough', {
      description: 'Whether the line can be reached by dropping releases.',
    }),
  }),
});

builder.objectType('DroppedRelease', {
  description: 'A release to drop.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release.',
      resolve: ({ release }) => release,
    }),
    share: t.exposeFloat('share', { description: 'Share of the whole audience, 0–1.' }),
  }),
});
