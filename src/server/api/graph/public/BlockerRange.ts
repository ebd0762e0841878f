import type { Audience } from '@/domain/Audience';
import type { BlockerRange } from '@/server/model/coverage/blockerRanges';
import { blockerReasonEnum } from './Blocker';
import { builder } from './builder';
import { releaseRangeFields } from './releaseRangeFields';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    BlockerRange: BlockerRange & { readonly audience: Audience };
  }
}

builder.objectType('BlockerRange', {
  description: 'Consecutive releases of one browser that are blockers for the same reason.',
  fields: (t) => ({
    ...releaseRangeFields(t),
    isEstimated: t.boolean({
      description:
        'Whether the share is estimated: usage data counts Chrome on Android as “latest” only.',
      resolve: ({ to, audience }) =>
        audience.isAndroidEstimated && to.browser.slug === 'chrome_android',
    }),
    countedByEngine: t.stringList({
      description:
        'Browsers without releases of their own in the data that are counted here because of their engine, such as UC Browser.',
      extensions: { size: 1 },
      resolve: ({ from, to, audience }) =>
        (audience.countedByEngine ?? [])
          .filter(({ unit }) => from.unit <= unit && unit <= to.unit)
          .map(({ name }) => name),
    }),
    class: t.expose('class', { type: supportClassEnum, description: 'PARTIAL or NO.' }),
    reason: t.expose('reason', { type: blockerReasonEnum, description: 'Why they are blockers.' }),
  }),
});
