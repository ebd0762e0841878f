import { type Audience, isAndroidSpread } from '@/domain/Audience';
import { ENGLISH } from '@/domain/messages/english';
import { partialClause } from '@/domain/partialWords';
import {
  getFeatureBlockerRanges,
  getKeyBlockerRanges,
} from '@/server/model/coverage/blockerRanges';
import {
  getFeatureBlockers,
  getFeatureShortBrowsers,
  getKeyBlockers,
  getKeyShortBrowsers,
} from '@/server/model/coverage/blockers';
import {
  type Coverage,
  getFeatureCoverage,
  getKeyCoverage,
} from '@/server/model/coverage/coverage';
import {
  explainPartial,
  findError,
  type JudgedSubject,
} from '@/server/model/coverage/judgeSubject';
import { releasesToDrop } from '@/server/model/coverage/releasesToDrop';
import { checkFirst } from '@/server/model/features/connection';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    Coverage: CoverageAnswer;
  }
}

const BLOCKERS = { byDefault: 20, max: 100 };

const REASONS = { byDefault: 3, max: 20 };

/**
 * The shares with their subject and audience, so that who is left out is computed only when asked for.
 */
export interface CoverageAnswer {
  readonly audience: Audience;
  readonly shares: Coverage;
  readonly of: JudgedSubject;
}

function getBlockers({ of, audience }: CoverageAnswer, { catalogue }: RequestContext) {
  if ('set' in of) return of.set.blockers();
  return 'feature' in of
    ? getFeatureBlockers(catalogue, of.feature, audience)
    : getKeyBlockers(catalogue, of.key, audience);
}

function getBlockerRanges({ of, audience }: CoverageAnswer, { catalogue }: RequestContext) {
  if ('set' in of) return of.set.blockerRanges();
  return 'feature' in of
    ? getFeatureBlockerRanges(catalogue, of.feature, audience)
    : getKeyBlockerRanges(catalogue, of.key, audience);
}

function getShortBrowsers({ of, audience }: CoverageAnswer, { catalogue }: RequestContext) {
  if ('set' in of) return of.set.shortBrowsers();
  return 'feature' in of
    ? getFeatureShortBrowsers(catalogue, of.feature, audience)
    : getKeyShortBrowsers(catalogue, of.key, audience);
}

/** The same audience as its usage data counts it; own audiences have no such twin. */
function getShareIfAndroidIsLatest(
  { of, audience }: CoverageAnswer,
  _: object,
  context: RequestContext,
): number | null {
  const { key, kind, isAndroidEstimated } = audience;
  if (!isAndroidEstimated || !isAndroidSpread(kind)) return null;
  const twin = context.audience(`${key};android=latest`);
  if ('set' in of) return of.set.shareFor(twin);
  return 'feature' in of
    ? getFeatureCoverage(context.catalogue, of.feature, twin).supportedShare
    : getKeyCoverage(context.catalogue, of.key, twin).supportedShare;
}

builder.objectType('Coverage', {
  description:
    'How much of an audience can use a feature, a compat key or a set. The supported, partial, unsupported and unknown shares of the whole audience sum to 1.',
  fields: (t) => ({
    audience: t.field({
      type: 'Audience',
      description: 'The audience these shares describe.',
      resolve: ({ audience }) => audience,
    }),
    dataOn: t.field({
      type: 'Date',
      description: 'The day the data was made. What happened later is unknown.',
      resolve: (_, __, { catalogue }) => catalogue.asOf,
    }),
    supportedShare: t.float({
      description: 'Fully supported, without a prefix, a flag or another name.',
      resolve: ({ shares }) => shares.supportedShare,
    }),
    partialShare: t.float({
      description: 'Partly supported: the sum of the next three shares.',
      resolve: ({ shares }) => shares.partialShare,
    }),
    partialImplementationShare: t.float({
      description: 'Only part of it is implemented.',
      resolve: ({ shares }) => shares.partialImplementationShare,
    }),
    prefixedShare: t.float({
      description: 'Requires a vendor prefix.',
      resolve: ({ shares }) => shares.prefixedShare,
    }),
    renamedShare: t.float({
      description: 'Uses another name.',
      resolve: ({ shares }) => shares.renamedShare,
    }),
    unsupportedShare: t.float({
      description: 'Not supported, no longer supported, or only behind a flag.',
      resolve: ({ shares }) => shares.unsupportedShare,
    }),
    supportedShareIfAndroidIsLatest: t.float({
      nullable: true,
      description:
        'What `supportedShare` would be if all of Chrome on Android were its newest release. Null unless the audience estimates its releases.',
      resolve: getShareIfAndroidIsLatest,
    }),
    unknownShare: t.float({
      description: 'The data has no entry for the release, or the release is unknown.',
      resolve: ({ shares }) => shares.unknownShare,
    }),
  }),
});

builder.objectFields('Coverage', (t) => ({
  blockerCount: t.int({
    description: 'How many releases are blockers.',
    ...computed(),
    resolve: (coverage, _, context) => getBlockers(coverage, context).length,
  }),
  blockers: t.field({
    type: ['Blocker'],
    description:
      'Releases with partial or no support, most used first. The shares of all of them sum to `partialShare` + `unsupportedShare`.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${BLOCKERS.max}. Default: ${BLOCKERS.byDefault}.`,
      }),
    },
    ...computed({ size: BLOCKERS.byDefault }),
    resolve: (coverage, { first }, context) =>
      getBlockers(coverage, context).slice(0, checkFirst(first, BLOCKERS)),
  }),
  blockerRanges: t.field({
    type: ['BlockerRange'],
    description:
      'The same releases, grouped into consecutive releases with the same reason, most used first.',
    ...computed({ size: 20 }),
    resolve: (coverage, _, context) =>
      getBlockerRanges(coverage, context).map((range) => ({
        ...range,
        audience: coverage.audience,
        of: coverage.of,
      })),
  }),
  partialReason: t.string({
    description:
      'Why support is partial for most of those who have it in part, as a clause: the note of the heaviest statement, a prefix, another name, or the missing parts. Null if nobody has it in part, or if the data doesn’t say.',
    nullable: true,
    resolve: ({ of, audience }, _, { catalogue }) => {
      const [reason] = explainPartial(of, { catalogue, audience });
      return reason ? partialClause(reason.facts, ENGLISH) : null;
    },
  }),
}));

builder.objectFields('Coverage', (t) => ({
  partialReasons: t.field({
    type: ['PartialReason'],
    description:
      'What those lack who have it in part, the reason that holds for most people first. Empty if nobody has it in part, or if the data doesn’t say.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${REASONS.max}. Default: ${REASONS.byDefault}.`,
      }),
    },
    ...computed({ size: REASONS.byDefault }),
    resolve: ({ of, audience }, { first }, { catalogue }) =>
      explainPartial(of, { catalogue, audience }, checkFirst(first, REASONS)),
  }),
  shortBrowsers: t.field({
    type: ['ShortBrowser'],
    description: 'Partial and unsupported shares combined, by browser, largest first.',
    ...computed({ size: 17 }),
    resolve: (coverage, _, context) => getShortBrowsers(coverage, context),
  }),
}));

builder.objectFields('Coverage', (t) => ({
  visitCount: t.int({
    nullable: true,
    description:
      'How many visits were counted. Null unless the audience was measured by its visitors’ browsers.',
    resolve: ({ of, audience }, _, { catalogue }) => findError(of, { catalogue, audience })?.visits,
  }),
  shareError: t.float({
    nullable: true,
    description:
      'How far `supportedShare`, and its sum with `partialShare`, may be from the true share, 0–1: right 95 times of 100. Null unless the audience was measured by its visitors’ browsers.',
    resolve: ({ of, audience }, _, { catalogue }) => findError(of, { catalogue, audience })?.error,
  }),
  releasesToDrop: t.field({
    type: 'ReleasesToDrop',
    description:
      'The fewest blockers to drop so that coverage among the remaining audience reaches a line.',
    args: { linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (coverage, { linePercent }, context) =>
      releasesToDrop(
        coverage.shares.supportedShare,
        getBlockers(coverage, context),
        checkLinePercent(linePercent),
      ),
  }),
}));
