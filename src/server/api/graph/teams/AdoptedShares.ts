import type { MeasuredShare } from '@/domain/measuredWords';
import { builder } from '@/server/api/graph/public/builder';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    AdoptedShares: AdoptedShares & Guarded;
  }
}

interface AdoptedShares {
  readonly featureCount: number;
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
  readonly measured: MeasuredShare | undefined;
}

builder.objectType('AdoptedShares', {
  description:
    'Who can use everything a project has adopted. A release counts only if it supports all of it.',
  fields: (t) => ({
    featureCount: t.exposeInt('featureCount', {
      description: 'How many features were adopted, alone or in sets. Compat keys are not counted.',
      ...ruled('read'),
    }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: 'The share that fully supports all of it, 0–1.',
      ...ruled('read'),
    }),
    partialShare: t.exposeFloat('partialShare', {
      description: 'The share that supports all of it, but some only partly.',
      ...ruled('read'),
    }),
    unsupportedShare: t.exposeFloat('unsupportedShare', {
      description: 'The share that lacks at least one feature.',
      ...ruled('read'),
    }),
    unknownShare: t.exposeFloat('unknownShare', {
      description: 'The share whose support is unknown.',
      ...ruled('read'),
    }),
    visitCount: t.int({
      nullable: true,
      description: 'How many visits were counted. Null unless the audience is measured by beacons.',
      ...ruled('read'),
      resolve: ({ measured }) => measured?.visits,
    }),
    shareError: t.float({
      nullable: true,
      description:
        'How far the first share may be from the true one, 0–1: right 95 times of 100. Null unless the audience is measured by beacons.',
      ...ruled('read'),
      resolve: ({ measured }) => measured?.error,
    }),
  }),
});
