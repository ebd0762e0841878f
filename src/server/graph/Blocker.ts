import type { Blocker } from '@/server/coverage/blockers';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    Blocker: Blocker;
  }
}

export const blockerReasonEnum = builder.enumType('BlockerReason', {
  description: 'Why a release is left out.',
  values: {
    PARTIAL_IMPLEMENTATION: { description: 'It has only part of it.' },
    PREFIXED: { description: 'It has it under a vendor prefix.' },
    RENAMED: { description: 'It has it under another name.' },
    BEHIND_FLAG: { description: 'It has it only where the user switched it on.' },
    REMOVED: { description: 'It no longer has it.' },
    NOT_SUPPORTED: { description: 'It does not have it.' },
  } as const,
});

builder.objectType('Blocker', {
  description: 'A release that is left out.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release.',
      resolve: ({ release }) => release,
    }),
    share: t.exposeFloat('share', { description: 'Its share of the whole audience, 0–1.' }),
    class: t.expose('class', { type: supportClassEnum, description: 'PARTIAL or NO.' }),
    reason: t.expose('reason', { type: blockerReasonEnum, description: 'Why it is left out.' }),
  }),
});
