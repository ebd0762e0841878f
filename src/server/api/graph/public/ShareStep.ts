import { DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { getGoverningShare } from '@/domain/governingShare';
import { shareHistory, type ShareStep } from '@/server/model/changes/shareHistory';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { checkFirst } from '@/server/model/features/connection';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkListLine } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    ShareStep: ShareStep;
  }
}

const STEPS = { byDefault: 6, max: 50 };

builder.objectType('ShareStep', {
  description: 'How coverage changed between two usage tables, and why.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The day of the earlier table.' }),
    to: t.expose('to', { type: 'Date', description: 'The day of the later table.' }),
    beforeShare: t.exposeFloat('beforeShare', {
      description: 'The share on the earlier day, 0–1.',
    }),
    afterShare: t.exposeFloat('afterShare', { description: 'The share on the later day, 0–1.' }),
    parts: t.field({
      type: ['ChangePart'],
      description: 'Causes, largest first. They add up to the difference.',
      extensions: { size: 2 },
      resolve: ({ parts }) => parts,
    }),
  }),
});

builder.objectFields('Feature', (t) => ({
  shareHistory: t.field({
    type: ['ShareStep'],
    description:
      'Why the share that governs at the line changed, latest first. Empty without usage data of earlier dates, which only `world` and synced audiences have.',
    args: {
      audience: audienceArg(t.arg),
      linePercent: t.arg.float({
        description: `The line in percent, above 0 and at most 100, which decides if partial support counts. Default: ${DEFAULT_LINE_PERCENT}.`,
      }),
      first: t.arg.int({
        description: `How many steps at most, 1 to ${STEPS.max}. Default: ${STEPS.byDefault}.`,
      }),
    },
    ...computed(),
    resolve: (feature, { audience: key, linePercent, first }, context) => {
      const { catalogue } = context;
      const audience = context.audience(key);
      const { reading } = getGoverningShare(
        getFeatureCoverage(catalogue, feature, audience),
        checkListLine(linePercent) ?? DEFAULT_LINE_PERCENT,
      );
      const counted = reading === 'ALL' ? 'FULL' : 'USABLE';
      const steps = shareHistory(catalogue, feature, audience, counted) ?? [];
      return steps.slice(0, checkFirst(first, STEPS));
    },
  }),
}));
