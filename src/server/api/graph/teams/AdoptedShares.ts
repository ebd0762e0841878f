import { builder } from '@/server/api/graph/public/builder';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { measuredError, measuredVisits } from '@/server/teams/sources/measuredVisits';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    AdoptedShares: AdoptedShares & Guarded;
    MeasuredShare: { readonly visits: number; readonly error: number } & Guarded;
  }
}

interface AdoptedShares {
  readonly featureCount: number;
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
  readonly project: ProjectRow;
}

builder.objectType('MeasuredShare', {
  description: 'How sure a share of a measured audience is.',
  fields: (t) => ({
    visits: t.exposeInt('visits', {
      description: 'How many visits were counted in the days of the newest revision.',
      ...ruled('read'),
    }),
    error: t.exposeFloat('error', {
      description: 'How far the share may be from the true one, 0–1: right 95 times of 100.',
      ...ruled('read'),
    }),
  }),
});

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
    measured: t.field({
      type: 'MeasuredShare',
      nullable: true,
      description: 'How sure the first share is. Null unless the audience is measured by beacons.',
      ...ruled('read', { size: 5 }),
      resolve: async ({ project, supportedShare, access }, _, context) => {
        const visits = await measuredVisits(await context.database(), project);
        if (visits === undefined) return null;
        return { visits, error: measuredError(supportedShare, visits), access };
      },
    }),
  }),
});
