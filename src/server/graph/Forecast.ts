import { type Forecast, forecastOf, type ForecastPoint } from '@/server/forecast/forecast';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkedLine, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    Forecast: Forecast;
    ForecastPoint: ForecastPoint;
  }
}

const forecastStateEnum = builder.enumType('ForecastState', {
  description: 'Whether a day can be told on which a line is reached.',
  values: {
    REACHED: { description: 'The line is reached today.' },
    EXPECTED: { description: 'It is expected within four years.' },
    LATER: { description: 'It may be reached, but not within four years.' },
    NOT_FORESEEABLE: { description: 'Too few of the audience use a browser that ships it.' },
  } as const,
});

builder.objectFields('Feature', (t) => ({
  forecast: t.field({
    type: 'Forecast',
    description:
      'When an audience reaches a line, if its people go on updating as they do: a range, by what the same forecast was off by before.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (feature, args, context) =>
      forecastOf(
        context.catalogue,
        feature,
        context.audience(args.audience),
        checkedLine(args.linePercent),
        context.today,
      ),
  }),
}));

builder.objectType('Forecast', {
  description: 'When a line is reached. Days are missing where they lie beyond four years.',
  fields: (t) => ({
    state: t.expose('state', {
      type: forecastStateEnum,
      description: 'Whether a day can be told.',
    }),
    earliestOn: t.expose('earliestOn', {
      type: 'Date',
      nullable: true,
      description: 'Of ten forecasts like it, one came true earlier.',
    }),
    likelyOn: t.expose('likelyOn', {
      type: 'Date',
      nullable: true,
      description: 'The middle of the range.',
    }),
    latestOn: t.expose('latestOn', {
      type: 'Date',
      nullable: true,
      description: 'Of ten forecasts like it, one came true later.',
    }),
    greatestShare: t.exposeFloat('greatestShare', {
      description:
        'The share, 0–1, that uses a browser that ships it, in whatever release: more cannot be reached.',
    }),
    absentIn: t.field({
      type: ['Browser'],
      description: 'Browsers somebody uses that do not ship it, heaviest first.',
      extensions: { size: 3 },
      resolve: ({ absentIn }) => absentIn,
    }),
    points: t.field({
      type: ['ForecastPoint'],
      description: 'The foretold shares of four years, from today.',
      extensions: { size: 17 },
      resolve: ({ points }) => points,
    }),
  }),
});

builder.objectType('ForecastPoint', {
  description: 'What is foretold for one day.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'The day.' }),
    lowShare: t.exposeFloat('low', {
      description: 'Of ten forecasts like it, one came out lower; 0–1.',
    }),
    likelyShare: t.exposeFloat('likely', { description: 'The middle of the range, 0–1.' }),
    highShare: t.exposeFloat('high', {
      description: 'Of ten forecasts like it, one came out higher; 0–1.',
    }),
  }),
});
