import { getCoverageHistory, type HistoryPoint } from '@/server/model/forecast/coverageHistory';
import { audienceArg } from './Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    HistoryPoint: HistoryPoint;
  }
}

builder.objectType('HistoryPoint', {
  description: 'Coverage on a past day.',
  fields: (t) => ({
    on: t.expose('on', {
      type: 'Date',
      description: 'The date of the newest release in the usage data.',
    }),
    source: t.exposeString('source', { description: 'The data package it was computed from.' }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: "The share of that day's audience that could use all of it, 0–1.",
    }),
    partialShare: t.exposeFloat('partialShare', {
      description: "The share of that day's audience that could use part of it, 0–1.",
    }),
  }),
});

builder.objectFields('Feature', (t) => ({
  coverageHistory: t.field({
    type: ['HistoryPoint'],
    nullable: true,
    description:
      'Past coverage, oldest first, computed from usage data of that time. Only `world` and synced audiences have such data; null for others.',
    args: { audience: audienceArg(t.arg) },
    extensions: { size: 32 },
    resolve: (feature, { audience }, context) =>
      getCoverageHistory(context.catalogue, feature, context.audience(audience)),
  }),
}));
