import {
  type CountForecast,
  lineCounts,
  type LineCounts,
  type PastCount,
} from '@/server/model/forecast/lineCounts';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    LineCounts: LineCounts;
    PastCount: PastCount;
    CountForecast: CountForecast;
  }
}

const POSSIBLE = 'Upper bound: also counts features whose support in some releases is unknown.';

builder.objectType('LineCounts', {
  description:
    'How many features reach a line of coverage over time. All current features count, including discouraged ones.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'Today.' }),
    count: t.exposeInt('count', {
      description:
        'How many features reach it today. Equals the number of matches for `coverage:>=` with this line, in a list with this `linePercent`.',
    }),
    possibleCount: t.exposeInt('possibleCount', { description: POSSIBLE }),
    past: t.field({
      type: ['PastCount'],
      nullable: true,
      description:
        'Past counts, oldest first, computed from usage data of that time. Only `world` and synced audiences have such data; null for others.',
      extensions: { size: 32 },
      resolve: ({ past }) => past,
    }),
    forecast: t.field({
      type: ['CountForecast'],
      description:
        'Forecast counts for the next four years, starting today. Support that no browser has announced is not included.',
      extensions: { size: 17 },
      resolve: ({ forecast }) => forecast,
    }),
  }),
});

builder.objectType('PastCount', {
  description: 'How many features reached a line on a past day.',
  fields: (t) => ({
    on: t.expose('on', {
      type: 'Date',
      description: 'The date of the newest release in the usage data.',
    }),
    source: t.exposeString('source', { description: 'The data package it was computed from.' }),
    count: t.exposeInt('count', {
      description: "How many features reached the line in that day's audience.",
    }),
    possibleCount: t.exposeInt('possibleCount', { description: POSSIBLE }),
    comparableCount: t.exposeInt('comparableCount', {
      nullable: true,
      description:
        "How many would have reached the line if that day's data knew the release of as much of the audience as today's. Compare this one with today's count and with forecasts. Null if the data knew so much less (0.8 points) that the rest can't be estimated.",
    }),
  }),
});

builder.objectType('CountForecast', {
  description:
    'How many features are forecast to reach a line by a day. Features that reach it today are assumed to stay.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'The day.' }),
    lowCount: t.exposeInt('low', { description: 'If every feature arrives on its latest date.' }),
    likelyCount: t.exposeInt('likely', {
      description: 'If every feature arrives on its likely date.',
    }),
    highCount: t.exposeInt('high', {
      description: 'If every feature arrives on its earliest date.',
    }),
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
        checkLinePercent(args.linePercent),
        context.today,
      ),
  }),
);
