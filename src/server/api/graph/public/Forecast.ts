import { type Forecast, type ForecastPoint, getForecast } from '@/server/model/forecast/forecast';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    Forecast: Forecast;
    ForecastPoint: ForecastPoint;
  }
}

const forecastStateEnum = builder.enumType('ForecastState', {
  description: 'Whether a line will be reached.',
  values: {
    REACHED: { description: 'The line is already reached.' },
    EXPECTED: { description: 'Expected within four years.' },
    LATER: { description: 'Possible, but not within four years.' },
    FIXED: { description: 'The audience is a fixed list of releases: nobody in it ever updates.' },
    NOT_FORESEEABLE: {
      description: 'Too few people in the audience use a browser that supports it.',
    },
  } as const,
});

builder.objectFields('Feature', (t) => ({
  forecast: t.field({
    type: 'Forecast',
    description:
      "When the share that governs a line will reach it at today's update pace, as a range based on past forecast errors. Those with partial support count.",
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (feature, args, context) =>
      getForecast(
        context.catalogue,
        feature,
        context.audience(args.audience),
        checkLinePercent(args.linePercent),
        context.today,
      ),
  }),
}));

builder.objectType('Forecast', {
  description: 'When a line will be reached. Dates more than four years away are null.',
  fields: (t) => ({
    state: t.expose('state', {
      type: forecastStateEnum,
      description: 'Whether the line will be reached.',
    }),
    earliestOn: t.expose('earliestOn', {
      type: 'Date',
      nullable: true,
      description:
        'The early end of the range. `ForecastModel` says how often past ranges held, for the world and for countries.',
    }),
    likelyOn: t.expose('likelyOn', {
      type: 'Date',
      nullable: true,
      description: 'The middle of the range.',
    }),
    latestOn: t.expose('latestOn', {
      type: 'Date',
      nullable: true,
      description: 'The late end of the range, tested like the early one.',
    }),
    greatestShare: t.exposeFloat('greatestShare', {
      description:
        'The share of the audience, 0–1, that uses a browser with support, at least in part, in any release. Coverage cannot exceed it.',
    }),
    absentIn: t.field({
      type: ['Browser'],
      description: 'Browsers in use that do not support it, not even in part, most used first.',
      extensions: { size: 3 },
      resolve: ({ absentIn }) => absentIn,
    }),
    points: t.field({
      type: ['ForecastPoint'],
      description: 'Forecast shares for the next four years, starting today.',
      extensions: { size: 17 },
      resolve: ({ points }) => points(),
    }),
  }),
});

builder.objectType('ForecastPoint', {
  description: 'The forecast for one day.',
  fields: (t) => ({
    on: t.expose('on', { type: 'Date', description: 'The day.' }),
    likelyShare: t.exposeFloat('likely', {
      description:
        'The likely share, 0–1, of those who can use it at least in part. It has no range: too few shares came within those of past forecasts.',
    }),
  }),
});
