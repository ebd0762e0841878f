import {
  type BaselineMonth,
  type BaselineYear,
  baselineYears,
  toMonth,
} from '@/server/model/features/baselineCalendar';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    BaselineYear: BaselineYear;
    BaselineMonth: BaselineMonth;
  }
}

const countFeatures = ({ months }: BaselineYear, status: 'newly' | 'widely'): number =>
  months.reduce((count, month: BaselineMonth) => count + month[status].length, 0);

builder.objectType('BaselineYear', {
  description: 'What entered Baseline in one year.',
  fields: (t) => ({
    year: t.exposeInt('year', { description: 'The calendar year.' }),
    newlyCount: t.int({
      description: 'How many features became newly available.',
      ...computed(),
      resolve: (year) => countFeatures(year, 'newly'),
    }),
    widelyCount: t.int({
      description:
        'How many features became widely available. For the current year, this includes those that still will.',
      ...computed(),
      resolve: (year) => countFeatures(year, 'widely'),
    }),
    months: t.field({
      type: ['BaselineMonth'],
      description: 'January to December, including empty and future months.',
      ...computed({ size: 12 }),
      resolve: ({ months }) => months,
    }),
  }),
});

builder.objectType('BaselineMonth', {
  description: 'What entered Baseline in one month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'Year and month, such as `2026-11`.' }),
    newly: t.field({
      type: ['Feature'],
      nullable: true,
      description:
        'Features that became newly available, earliest first. Null for months after the data was made: unknown, not empty.',
      resolve: ({ month, newly }, _, { catalogue }) =>
        month > toMonth(catalogue.asOf) ? null : newly,
    }),
    widely: t.field({
      type: ['Feature'],
      description:
        'Features that became widely available, earliest first. Future days list those that will, unless support regresses.',
      resolve: ({ widely }) => widely,
    }),
  }),
});

builder.queryFields((t) => ({
  baselineYears: t.field({
    type: ['BaselineYear'],
    description: 'Every Baseline year, from the first to the current one.',
    ...computed({ size: 12 }),
    resolve: (_, __, { catalogue, today }) => baselineYears(catalogue, today),
  }),
  baselineYear: t.field({
    type: 'BaselineYear',
    nullable: true,
    description: 'One Baseline year. Null before the first and after the current year.',
    args: { year: t.arg.int({ required: true, description: 'A calendar year, such as 2026.' }) },
    resolve: (_, { year }, { catalogue, today }) =>
      baselineYears(catalogue, today).find((each) => each.year === year),
  }),
}));
