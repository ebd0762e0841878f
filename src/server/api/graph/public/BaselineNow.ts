import type { Feature } from '@/server/data/catalogue/Catalogue';
import {
  compareDays,
  type DatedFeature,
  listDatedFeatures,
  toMonth,
} from '@/server/model/features/baselineCalendar';
import { checkFirst } from '@/server/model/features/connection';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { type ArgBuilder, builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    BaselineNow: object;
  }
}

const LIMITS = { byDefault: 6, max: 50 };

const firstArg = (arg: ArgBuilder) =>
  arg.int({ description: `How many, 1 to ${LIMITS.max}. Default: ${LIMITS.byDefault}.` });

/**
 * At most `first` of the dated features that pass, by the day they are or will be widely available.
 */
function byWidelyOn(
  { catalogue, today }: RequestContext,
  first: number | null | undefined,
  {
    isIn,
    direction,
  }: { readonly isIn: (dated: DatedFeature) => boolean; readonly direction: 1 | -1 },
): Feature[] {
  return listDatedFeatures(catalogue, today)
    .filter(isIn)
    .sort((a, b) => compareDays(a.widelyOn, b.widelyOn) * direction)
    .slice(0, checkFirst(first, LIMITS))
    .map(({ feature }) => feature);
}

builder.objectType('BaselineNow', {
  description: 'Recent and upcoming changes in Baseline.',
  fields: (t) => ({
    asOf: t.field({
      type: 'Date',
      description: 'Today in UTC. Every status is as of this day.',
      resolve: (_, __, { today }) => today,
    }),
    newlyThisMonth: t.field({
      type: ['Feature'],
      nullable: true,
      description:
        'Features that became newly available this calendar month, latest first. Null if the data was made before this month.',
      resolve: (_, __, { catalogue, today }) =>
        toMonth(today) > toMonth(catalogue.asOf)
          ? null
          : listDatedFeatures(catalogue, today)
              .filter(({ newlyOn }) => toMonth(newlyOn) === toMonth(today) && newlyOn <= today)
              .sort((a, b) => compareDays(b.newlyOn, a.newlyOn))
              .map(({ feature }) => feature),
    }),
    widelySoon: t.field({
      type: ['Feature'],
      description: 'Features that will become widely available next, soonest first.',
      args: { first: firstArg(t.arg) },
      ...computed(),
      resolve: (_, { first }, context) =>
        byWidelyOn(context, first, {
          isIn: ({ widelyOn }) => widelyOn > context.today,
          direction: 1,
        }),
    }),
    widelyLately: t.field({
      type: ['Feature'],
      description: 'Features that most recently became widely available, latest first.',
      args: { first: firstArg(t.arg) },
      ...computed(),
      resolve: (_, { first }, context) =>
        byWidelyOn(context, first, {
          isIn: ({ widelyOn }) => widelyOn <= context.today,
          direction: -1,
        }),
    }),
  }),
});

builder.queryFields((t) => ({
  baselineNow: t.field({
    type: 'BaselineNow',
    description: 'Recent and upcoming changes in Baseline.',
    resolve: () => ({}),
  }),
}));
