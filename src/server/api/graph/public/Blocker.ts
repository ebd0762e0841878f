import type { Blocker } from '@/server/model/coverage/blockers';
import { builder } from './builder';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    Blocker: Blocker;
  }
}

export const blockerReasonEnum = builder.enumType('BlockerReason', {
  description: 'Why a release is a blocker.',
  values: {
    PARTIAL_IMPLEMENTATION: { description: 'It implements only part of the feature.' },
    PREFIXED: { description: 'It requires a vendor prefix.' },
    RENAMED: { description: 'It uses another name.' },
    BEHIND_FLAG: { description: 'It requires the user to turn on a flag.' },
    REMOVED: { description: 'It no longer supports the feature.' },
    NOT_SUPPORTED: { description: 'It has never supported the feature.' },
  } as const,
});

builder.objectType('Blocker', {
  description: 'A release that does not fully support a feature or key.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release.',
      resolve: ({ release }) => release,
    }),
    share: t.exposeFloat('share', { description: 'Share of the whole audience, 0–1.' }),
    class: t.expose('class', { type: supportClassEnum, description: 'PARTIAL or NO.' }),
    reason: t.expose('reason', { type: blockerReasonEnum, description: 'Why it is a blocker.' }),
  }),
});
