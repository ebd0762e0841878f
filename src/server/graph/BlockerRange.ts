import type { BlockerRange } from '@/server/coverage/blockerRanges';
import { blockerReasonEnum } from './Blocker';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    BlockerRange: BlockerRange;
  }
}

builder.objectType('BlockerRange', {
  description: 'A run of releases of one browser that are left out for one reason.',
  fields: (t) => ({
    from: t.field({
      type: 'Release',
      description: 'The oldest release of the run that somebody uses.',
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: 'Release',
      description: 'The newest release of the run that somebody uses.',
      resolve: ({ to }) => to,
    }),
    share: t.exposeFloat('share', {
      description: 'Their share of the whole audience together, 0–1.',
    }),
    class: t.expose('class', { type: supportClassEnum, description: 'PARTIAL or NO.' }),
    reason: t.expose('reason', { type: blockerReasonEnum, description: 'Why they are left out.' }),
  }),
});
