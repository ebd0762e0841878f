import { builder } from '@/server/api/graph/public/builder';
import {
  type AudienceDrift,
  audienceDrift,
  type BrowserMove,
  type ConcernedDecision,
} from '@/server/teams/sources/audienceDrift';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    AudienceDrift: AudienceDrift & Guarded;
    BrowserMove: BrowserMove & Guarded;
    ConcernedDecision: ConcernedDecision & Guarded;
  }
}

builder.objectType('AudienceDrift', {
  description:
    'How the newest revision of an audience differs from the one before, computed from today’s data.',
  fields: (t) => ({
    from: t.field({
      type: 'Date',
      description: 'The last day of the earlier revision.',
      ...ruled('read'),
      resolve: ({ from }) => from,
    }),
    to: t.field({
      type: 'Date',
      description: 'The last day of the newest revision.',
      ...ruled('read'),
      resolve: ({ to }) => to,
    }),
    distance: t.exposeFloat('distance', {
      description: 'The share of people counted under a different release than before, 0–1.',
      ...ruled('read'),
    }),
    browsers: t.field({
      type: ['BrowserMove'],
      description: 'The browsers whose share changed, largest change first; at most 8.',
      ...ruled('read', { size: 8 }),
      resolve: ({ browsers, access }) => browsers.map((one) => ({ ...one, access })),
    }),
    decisions: t.field({
      type: ['ConcernedDecision'],
      description: 'The decisions it affects, most affected first; at most 20.',
      ...ruled('read', { size: 20 }),
      resolve: ({ decisions, access }) => decisions.map((one) => ({ ...one, access })),
    }),
    decisionCount: t.exposeInt('decisionCount', {
      description: 'How many decisions it affects in total.',
      ...ruled('read'),
    }),
  }),
});

const shares = {
  beforeShare: 'The share before, 0–1.',
  afterShare: 'The share now, 0–1.',
} as const;

builder.objectType('BrowserMove', {
  description: 'How much more or less of an audience uses a browser.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The browser.', ...ruled('read') }),
    beforeShare: t.exposeFloat('beforeShare', {
      description: shares.beforeShare,
      ...ruled('read'),
    }),
    afterShare: t.exposeFloat('afterShare', { description: shares.afterShare, ...ruled('read') }),
  }),
});

builder.objectType('ConcernedDecision', {
  description: 'A decision whose subject more or fewer people can use since the audience changed.',
  fields: (t) => ({
    decision: t.field({
      type: 'Decision',
      description: 'The decision. It stays in force.',
      ...ruled('read'),
      resolve: ({ decision, access }) => ({ ...decision, access }),
    }),
    project: t.field({
      type: 'Project',
      description: 'Its project.',
      ...ruled('read'),
      resolve: ({ project, access }) => ({ ...project, access }),
    }),
    name: t.exposeString('name', { description: 'Name of its subject.', ...ruled('read') }),
    beforeShare: t.exposeFloat('beforeShare', {
      description: shares.beforeShare,
      ...ruled('read'),
    }),
    afterShare: t.exposeFloat('afterShare', { description: shares.afterShare, ...ruled('read') }),
    crossesLine: t.exposeBoolean('crossesLine', {
      description: 'Whether the two shares are on different sides of the project’s line.',
      ...ruled('read'),
    }),
  }),
});

builder.objectFields('AudienceSource', (t) => ({
  drift: t.field({
    type: 'AudienceDrift',
    nullable: true,
    description: 'What the newest revision changed. Null if there are fewer than two.',
    ...ruled('read'),
    resolve: async (source, _, context) => {
      const drift = await audienceDrift(await context.database(), context, source);
      return drift && { ...drift, access: source.access };
    },
  }),
}));
