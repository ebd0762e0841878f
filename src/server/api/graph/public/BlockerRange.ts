import type { Audience } from '@/domain/Audience';
import type { BlockerRange } from '@/server/model/coverage/blockerRanges';
import { getParts, type JudgedSubject } from '@/server/model/coverage/judgeSubject';
import { getPartialReasons } from '@/server/model/coverage/partialReason';
import { blockerReasonEnum } from './Blocker';
import { builder } from './builder';
import { releaseRangeFields } from './releaseRangeFields';
import { supportClassEnum } from './SupportClass';

declare module './builder' {
  interface GraphObjects {
    BlockerRange: BlockerRange & { readonly audience: Audience; readonly of: JudgedSubject };
  }
}

builder.objectType('BlockerRange', {
  description: 'Consecutive releases of one browser that are blockers for the same reason.',
  fields: (t) => ({
    ...releaseRangeFields(t),
    isEstimated: t.boolean({
      description:
        'Whether the share is estimated: usage data counts Chrome, Firefox, Opera and WebView on Android as “latest” only.',
      resolve: ({ to, audience }) =>
        audience.isAndroidEstimated && (audience.untold?.has(to.browser.slug) ?? false),
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
    isNewest: t.boolean({
      description: 'Whether the newest release of this browser is among them.',
      resolve: ({ to: { browser, index } }) => index >= (browser.currentRelease?.index ?? Infinity),
    }),
    partialReason: t.string({
      nullable: true,
      description:
        'What they lack if they support it in part: a note of the compat data in quotation marks, a prefix, another name, or the missing parts. Null if the data doesn’t say.',
      resolve: (
        { from, to, end, share, class: hindrance, reason, audience, of },
        _,
        { catalogue },
      ) =>
        getPartialReasons(
          catalogue,
          getParts(of),
          [{ from, to, end, share, class: hindrance, reason }],
          { weights: audience.weights, max: 1 },
        )[0]?.text ?? null,
    }),
    class: t.expose('class', { type: supportClassEnum, description: 'PARTIAL or NO.' }),
    reason: t.expose('reason', { type: blockerReasonEnum, description: 'Why they are blockers.' }),
  }),
});
