import { shareHistory, type ShareStep } from '@/server/model/changes/shareHistory';
import { checkFirst } from '@/server/model/features/connection';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';

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
      'Why its coverage changed, latest first. Empty without usage data of earlier dates, which only `world` and synced audiences have.',
    args: {
      audience: audienceArg(t.arg),
      first: t.arg.int({
        description: `How many steps at most, 1 to ${STEPS.max}. Default: ${STEPS.byDefault}.`,
      }),
    },
    ...computed(),
    resolve: (feature, { audience, first }, context) =>
      shareHistory(context.catalogue, feature, context.audience(audience))?.slice(
        0,
        checkFirst(first, STEPS),
      ) ?? [],
  }),
}));
