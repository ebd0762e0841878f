import { coverageHistoryOf, type HistoryPoint } from '@/server/forecast/coverageHistory';
import { audienceArg } from './Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    HistoryPoint: HistoryPoint;
  }
}

builder.objectType('HistoryPoint', {
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

builder.objectFields('Feature', (t) => ({
  coverageHistory: t.field({
    type: ['HistoryPoint'],
    nullable: true,
    description:
      'The share that could use it at earlier times, oldest first, from usage data of those times; null where none are at hand, as for all audiences but `world`.',
    args: { audience: audienceArg(t.arg) },
    extensions: { size: 32 },
    resolve: (feature, { audience }, context) =>
      coverageHistoryOf(context.catalogue, feature, context.audience(audience)),
  }),
}));
