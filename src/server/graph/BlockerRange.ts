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
  description: 'Consecutive releases of one browser that are blockers for the same reason.',
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
    share: t.exposeFloat('share', {
      description: 'Their combined share of the whole audience, 0–1.',
    }),
    class: t.expose('class', { type: supportClassEnum, description: 'PARTIAL or NO.' }),
    reason: t.expose('reason', { type: blockerReasonEnum, description: 'Why they are blockers.' }),
  }),
});
