import { baselineStatusEnum } from '@/server/api/graph/public/Baseline';
import { builder } from '@/server/api/graph/public/builder';
import type { DecisionEvidence } from '@/server/teams/workspaces/DecisionEvidence';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Evidence: DecisionEvidence & Guarded;
    EvidenceBlocker: DecisionEvidence['blockers'][number] & Guarded;
  }
}

builder.objectType('EvidenceBlocker', {
  description: 'A release that lacked the subject.',
  fields: (t) => ({
    release: t.exposeString('release', {
      description: 'The browser and its version.',
      ...ruled('read'),
    }),
    share: t.exposeFloat('share', { description: 'Its share of the audience.', ...ruled('read') }),
  }),
});

builder.objectType('Evidence', {
  description: 'What was known of a subject on a day.',
  fields: (t) => ({
    dataVersion: t.exposeString('dataVersion', {
      description: 'The data packages it was computed from.',
      ...ruled('read'),
    }),
    audienceName: t.exposeString('audienceName', {
      description: 'The audience, as it was called then.',
      ...ruled('read'),
    }),
    linePercent: t.exposeFloat('linePercent', {
      description: 'The line in percent.',
      ...ruled('read'),
    }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: 'Fully supported.',
      ...ruled('read'),
    }),
    partialShare: t.exposeFloat('partialShare', {
      description: 'Partly supported.',
      ...ruled('read'),
    }),
    unsupportedShare: t.exposeFloat('unsupportedShare', {
      description: 'Not supported.',
      ...ruled('read'),
    }),
    unknownShare: t.exposeFloat('unknownShare', { description: 'Unknown.', ...ruled('read') }),
    baseline: t.expose('baseline', {
      type: baselineStatusEnum,
      nullable: true,
      description: 'Its Baseline status. Null for sets, and for keys without data.',
      ...ruled('read'),
    }),
    isDiscouraged: t.exposeBoolean('isDiscouraged', {
      description: 'Whether it was discouraged or deprecated.',
      ...ruled('read'),
    }),
    blockers: t.field({
      type: ['EvidenceBlocker'],
      description: 'The heaviest releases that lacked it, at most five.',
      ...ruled('read', { size: 5 }),
      resolve: ({ blockers, access }) => blockers.map((blocker) => ({ ...blocker, access })),
    }),
    day: t.expose('day', { type: 'Date', description: 'The day.', ...ruled('read') }),
  }),
});

builder.objectFields('Evidence', (t) => ({
  visitCount: t.int({
    nullable: true,
    description:
      'How many visits were counted. Null unless the audience was measured by its visitors’ browsers.',
    ...ruled('read'),
    resolve: ({ measured }) => measured?.visits,
  }),
  shareError: t.float({
    nullable: true,
    description:
      'How far `supportedShare`, and its sum with `partialShare`, may be from the true share, 0–1: right 95 times of 100. Null unless the audience was measured by its visitors’ browsers.',
    ...ruled('read'),
    resolve: ({ measured }) => measured?.error,
  }),
}));
