import { coverageHistoryOf } from '@/server/forecast/coverageHistory';
import { forecastOf } from '@/server/forecast/forecast';
import { lineCrossings } from '@/server/forecast/lineCrossings';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkedFirst } from './connection';
import { checkedLine, linePercentArg } from './linePercentArg';
import {
  browserRef,
  featureRef,
  forecastPointRef,
  forecastRef,
  historyPointRef,
  lineCrossingRef,
  lineCrossingsRef,
} from './refs';

const CROSSINGS = { byDefault: 6, max: 50 };

const forecastStateEnum = builder.enumType('ForecastState', {
  description: 'Whether a day can be told on which a line is reached.',
  values: {
    REACHED: { description: 'The line is reached today.' },
    EXPECTED: { description: 'It is expected within four years.' },
    LATER: { description: 'It may be reached, but not within four years.' },
    NOT_FORESEEABLE: { description: 'Too few of the audience use a browser that ships it.' },
  } as const,
});

builder.objectFields(featureRef, (t) => ({
  forecast: t.field({
    type: forecastRef,
    description:
      'When an audience reaches a line, if its people go on updating as they do: a range, by what the same forecast was off by before.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (feature, args, context) =>
      forecastOf(
        feature,
        context.audience(args.audience),
        checkedLine(args.linePercent),
        context.today,
      ),
  }),
  coverageHistory: t.field({
    type: [historyPointRef],
    nullable: true,
    description:
      'The share that could use it at earlier times, oldest first, from usage data of those times; null where none are at hand, as for all audiences but `world`.',
    args: { audience: audienceArg(t.arg) },
    extensions: { size: 32 },
    resolve: (feature, { audience }, context) =>
      coverageHistoryOf(feature, context.audience(audience)),
  }),
}));

forecastRef.implement({
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
      type: [browserRef],
      description: 'Browsers somebody uses that do not ship it, heaviest first.',
      extensions: { size: 3 },
      resolve: ({ absentIn }) => absentIn,
    }),
    points: t.field({
      type: [forecastPointRef],
      description: 'The foretold shares of four years, from today.',
      extensions: { size: 17 },
      resolve: ({ points }) => points,
    }),
  }),
});

forecastPointRef.implement({
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

historyPointRef.implement({
  description: 'What was so at an earlier time.',
  fields: (t) => ({
    on: t.expose('on', {
      type: 'Date',
      description: 'The day of the newest release the usage data of that time knew.',
    }),
    source: t.exposeString('source', { description: 'The data package it was computed from.' }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: 'The share of the audience of that time, 0–1.',
    }),
  }),
});

lineCrossingsRef.implement({
  description:
    'Features that cross a line around today, by the forecast: also what is past is an estimate.',
  fields: (t) => ({
    lately: t.field({
      type: [lineCrossingRef],
      description: 'Within the last half year, the last first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${CROSSINGS.max}; ${CROSSINGS.byDefault} when left out.`,
        }),
      },
      resolve: ({ lately }, { first }) => lately.slice(0, checkedFirst(first, CROSSINGS)),
    }),
    soon: t.field({
      type: [lineCrossingRef],
      description: 'Within the next half year, the next first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${CROSSINGS.max}; ${CROSSINGS.byDefault} when left out.`,
        }),
      },
      resolve: ({ soon }, { first }) => soon.slice(0, checkedFirst(first, CROSSINGS)),
    }),
  }),
});

lineCrossingRef.implement({
  description: 'A feature that crosses a line.',
  fields: (t) => ({
    feature: t.field({
      type: featureRef,
      description: 'The feature.',
      resolve: ({ feature }) => feature,
    }),
    on: t.expose('on', { type: 'Date', description: 'The likely day.' }),
  }),
});

builder.queryField('lineCrossings', (t) =>
  t.field({
    type: lineCrossingsRef,
    description:
      'Which features crossed a line of coverage lately, and which will soon; discouraged ones are left out.',
    args: { audience: audienceArg(t.arg), linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: (_, args, context) =>
      lineCrossings(context.audience(args.audience), checkedLine(args.linePercent), context.today),
  }),
);
