import {
  COUNT_TRIAL,
  FORECAST_ERRORS,
  FORECAST_TRIAL,
} from '@/server/model/forecast/forecastErrors.data';
import type { ForecastError } from '@/server/model/forecast/Outlook';
import { PLACE_TRIAL } from '@/server/model/forecast/placeTrial.data';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    ForecastModel: object;
    ForecastError: ForecastError;
  }
}

builder.objectType('ForecastModel', {
  description: 'The data behind the forecasts, and how accurate past forecasts were.',
  fields: (t) => ({
    times: t.field({
      type: ['Date'],
      description: 'Days with usage data, oldest first.',
      extensions: { size: 32 },
      resolve: (_, __, { catalogue }) => usageHistory(catalogue).map(({ asOf }) => asOf),
    }),
    errors: t.field({
      type: ['ForecastError'],
      description: 'How far off the model was, by how far ahead it looked.',
      extensions: { size: 6 },
      resolve: () => FORECAST_ERRORS,
    }),
    trialCount: t.int({
      description: 'How many forecasts of a date since 2023 can be checked.',
      resolve: () => FORECAST_TRIAL.forecasts,
    }),
    withinRangeShare: t.float({
      description:
        'The share of those that fell within the range, 0–1. The range was fitted on earlier forecasts.',
      resolve: () => FORECAST_TRIAL.withinShare,
    }),
    medianDaysOff: t.int({
      description: 'Median error of the likely date, in days.',
      resolve: () => FORECAST_TRIAL.medianDaysOff,
    }),
    tenthDaysOff: t.int({
      description: 'Error of the likely date that one in ten forecasts exceeded, in days.',
      resolve: () => FORECAST_TRIAL.tenthDaysOff,
    }),
    countTrialCount: t.int({
      description:
        'How many forecasts since 2023 of the number of features at a line can be checked.',
      resolve: () => COUNT_TRIAL.forecasts,
    }),
    countWithinRangeShare: t.float({
      description:
        'The share of those that fell within the range, 0–1. The range was fitted on earlier forecasts.',
      resolve: () => COUNT_TRIAL.withinShare,
    }),
    countBelowShare: t.float({
      description: 'The share of those that came out below the range, 0–1.',
      resolve: () => COUNT_TRIAL.belowShare,
    }),
    countSurelyBelowShare: t.float({
      description:
        'The share that came out below the range, 0–1, even if features with unknown support count.',
      resolve: () => COUNT_TRIAL.surelyBelowShare,
    }),
  }),
});

builder.objectFields('ForecastModel', (t) => ({
  placeCount: t.int({
    description: 'In how many countries forecasts were checked.',
    resolve: () => PLACE_TRIAL.places,
  }),
  placeTrialCount: t.int({
    description:
      'How many forecasts of a date for those countries, made since July 2024, can be checked.',
    resolve: () => PLACE_TRIAL.forecasts,
  }),
  placeWithinRangeShare: t.float({
    description:
      'The share of those that fell within the range, 0–1. Its width was fitted on earlier forecasts for the other half of the countries.',
    resolve: () => PLACE_TRIAL.withinShare,
  }),
  placeRangeWidth: t.float({
    description: 'How many times as wide as the world’s the ranges of other audiences are.',
    resolve: () => PLACE_TRIAL.width,
  }),
  placeSharesWithinRangeShare: t.float({
    description:
      'The share of future shares that came within the range for dates in those countries, 0–1. Shares therefore have no range.',
    resolve: () => PLACE_TRIAL.sharesWithinShare,
  }),
  worldSharesWithinRangeShare: t.float({
    description: 'The same for the world.',
    resolve: () => PLACE_TRIAL.worldSharesWithinShare,
  }),
}));

builder.objectType('ForecastError', {
  description: 'Actual minus forecast share, as a fraction of those who lacked the feature.',
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'How many days ahead.' }),
    low: t.exposeFloat('low', { description: 'One in ten errors was lower.' }),
    likely: t.exposeFloat('likely', { description: 'Half of the errors were lower.' }),
    high: t.exposeFloat('high', { description: 'One in ten errors was higher.' }),
  }),
});

builder.queryField('forecastModel', (t) =>
  t.field({
    type: 'ForecastModel',
    description: 'The model behind the forecasts.',
    ...computed(),
    resolve: () => ({}),
  }),
);
