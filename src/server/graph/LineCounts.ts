import {
  type CountForecast,
  lineCounts,
  type LineCounts,
  type PastCount,
} from '@/server/forecast/lineCounts';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkedLine, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    LineCounts: LineCounts;
    PastCount: PastCount;
    CountForecast: CountForecast;
  }
}

const POSSIBLE =
  'How many it would be if all of whom the data do not say whether they can use a feature could.';

builder.objectType('LineCounts', {
  description:
    'How many features reach a line of coverage over time, of all that are known today, discouraged ones too.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'Today.' }),
    count: t.exposeInt('count', {
      description: 'How many reach it today: as many as `coverage:>=` with this line finds.',
    }),
    possibleCount: t.exposeInt('possibleCount', { description: POSSIBLE }),
    past: t.field({
      type: ['PastCount'],
      nullable: true,
      description:
        'At earlier times, oldest first, from usage data of those times; null where none are at hand, as for all audiences but `world`.',
      extensions: { size: 32 },
      resolve: ({ past }) => past,
    }),
    foretold: t.field({
      type: ['CountForecast'],
      description:
        'The foretold counts of four years, from today. Features and support that nobody has announced are not among them.',
      extensions: { size: 17 },
      resolve: ({ foretold }) => foretold,
    }),
  }),
});

builder.objectType('PastCount', {
  description: 'How many features reached a line at an earlier time.',
  fields: (t) => ({
    on: t.expose('on', {
      type: 'Date',
      description: 'The day of the newest release the usage data of that time knew.',
    }),
    source: t.exposeString('source', { description: 'The data package it was computed from.' }),
    count: t.exposeInt('count', {
      description: 'How many at least a line’s share of the audience of that time could use.',
    }),
    possibleCount: t.exposeInt('possibleCount', { description: POSSIBLE }),
  }),
});

builder.objectType('CountForecast', {
  description:
    'How many features are foretold to have reached a line by one day. What has reached it today is taken to stay.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'The day.' }),
    lowCount: t.exposeInt('low', { description: 'If each feature comes on its latest day.' }),
    likelyCount: t.exposeInt('likely', { description: 'If each comes on its likely day.' }),
    highCount: t.exposeInt('high', { description: 'If each comes on its earliest day.' }),
  }),
});

builder.queryField('lineCounts', (t) =>
  t.field({
    type: 'LineCounts',
    description: 'How many features reach a line of coverage, over time.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (_, args, context) =>
      lineCounts(
        context.catalogue,
        context.audience(args.audience),
        checkedLine(args.linePercent),
        context.today,
      ),
  }),
);
