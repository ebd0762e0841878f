import {
  COUNT_TRIAL,
  FORECAST_ERRORS,
  FORECAST_TRIAL,
} from '@/server/forecast/forecastErrors.data';
import type { ForecastError } from '@/server/forecast/Outlook';
import { usageHistory } from '@/server/forecast/usageHistory';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    ForecastModel: object;
    ForecastError: ForecastError;
  }
}

builder.objectType('ForecastModel', {
  description: 'What the forecasts rest on, and how well they did when made at earlier times.',
  fields: (t) => ({
    times: t.field({
      type: ['Date'],
      description: 'The days whose usage data are at hand, oldest first.',
      extensions: { size: 32 },
      resolve: (_, __, { catalogue }) => usageHistory(catalogue).map(({ asOf }) => asOf),
    }),
    errors: t.field({
      type: ['ForecastError'],
      description: 'By how much the model was off, by how far ahead it looked.',
      extensions: { size: 6 },
      resolve: () => FORECAST_ERRORS,
    }),
    trialCount: t.int({
      description: 'Forecasts of a day made since 2023 that could be judged.',
      resolve: () => FORECAST_TRIAL.forecasts,
    }),
    withinRangeShare: t.float({
      description:
        'The part of those that came within the range, 0–1, the range being fitted on earlier ones.',
      resolve: () => FORECAST_TRIAL.withinShare,
    }),
    medianDaysOff: t.int({
      description: 'By how many days the likely day was off, for half of them at least.',
      resolve: () => FORECAST_TRIAL.medianDaysOff,
    }),
    tenthDaysOff: t.int({
      description: 'And for one in ten.',
      resolve: () => FORECAST_TRIAL.tenthDaysOff,
    }),
    countTrialCount: t.int({
      description: 'Forecasts since 2023 of how many features are at a line that could be judged.',
      resolve: () => COUNT_TRIAL.forecasts,
    }),
    countWithinRangeShare: t.float({
      description:
        'The part of those that came within the range, 0–1, the range being fitted on earlier ones.',
      resolve: () => COUNT_TRIAL.withinShare,
    }),
    countBelowShare: t.float({
      description: 'The part that came out lower, 0–1.',
      resolve: () => COUNT_TRIAL.belowShare,
    }),
    countSurelyBelowShare: t.float({
      description:
        'The part that came out lower, 0–1, also if all of whom the data do not say whether they can use a feature could.',
      resolve: () => COUNT_TRIAL.surelyBelowShare,
    }),
  }),
});

builder.objectType('ForecastError', {
  description: 'What came minus what the model said, as a part of those who lacked a feature.',
  fields: (t) => ({
    days: t.exposeInt('days', { description: 'How far ahead.' }),
    low: t.exposeFloat('low', { description: 'One in ten was lower.' }),
    likely: t.exposeFloat('likely', { description: 'Half were lower.' }),
    high: t.exposeFloat('high', { description: 'One in ten was higher.' }),
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
