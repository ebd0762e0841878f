import { builder } from '@/server/api/graph/public/builder';
import { config } from '@/server/platform/config/config';
import type { AudienceSourceRow } from '@/server/platform/database/SourceTables';
import { listSources } from '@/server/teams/sources/audienceSources';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    AudienceSource: AudienceSourceRow & Guarded;
  }
}

export const sourceKindEnum = builder.enumType('AudienceSourceKind', {
  description: 'What counts the visitors of a synced audience.',
  values: {
    PLAUSIBLE: { description: 'Plausible, queried through its Stats API.' },
    MATOMO: { description: 'Matomo, queried through its Reporting API.' },
    POSTHOG: { description: 'PostHog, queried through its query API.' },
    PUSH: { description: 'A script that sends revisions itself.' },
    BEACON: { description: 'A script on the team’s own site that asks browsers what they can do.' },
  } as const,
});

export const sourceCadenceEnum = builder.enumType('AudienceSourceCadence', {
  description: 'How often an audience is synced.',
  values: {
    DAILY: { description: 'Every day.' },
    WEEKLY: { description: 'Every week.' },
  } as const,
});

const moment = (value: number | null): number | null => (value === null ? null : Number(value));

builder.objectType('AudienceSource', {
  description:
    'Where an audience of a workspace is synced from. Its API key is never shown to anyone.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('read'), resolve: ({ id }) => `source:${id}` }),
    name: t.exposeString('name', { description: 'Name of the audience.', ...ruled('read') }),
    kind: t.field({
      type: sourceKindEnum,
      description: 'The kind of source.',
      ...ruled('read'),
      resolve: ({ kind }) => kind,
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The URL of the product. Null for PUSH and BEACON.',
      ...ruled('read'),
    }),
    site: t.exposeString('site', {
      nullable: true,
      description:
        'The site or project in that product, or the name in the address of beacons. Null for PUSH.',
      ...ruled('read'),
    }),
    cadence: t.field({
      type: sourceCadenceEnum,
      description: 'How often it is queried.',
      ...ruled('read'),
      resolve: ({ cadence }) => cadence,
    }),
    audienceKey: t.string({
      description: 'The key of the audience, which exists once the first revision has arrived.',
      ...ruled('read'),
      resolve: ({ audience_id }) => `custom:${audience_id}`,
    }),
    pushUrl: t.string({
      nullable: true,
      description: 'The URL that a script sends revisions to. Null unless the kind is PUSH.',
      ...ruled('read'),
      resolve: ({ kind, audience_id }) =>
        kind === 'PUSH' ? `${config().baseUrl}/api/audiences/${audience_id}/revisions` : null,
    }),
  }),
});

builder.objectFields('AudienceSource', (t) => ({
  renewedAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When it last answered. Null if never.',
    ...ruled('read'),
    resolve: ({ renewed_at }) => moment(renewed_at),
  }),
  nextAt: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When it is queried next. Null for PUSH.',
    ...ruled('read'),
    resolve: ({ next_at }) => moment(next_at),
  }),
  failingSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'When it stopped answering. Null while it answers.',
    ...ruled('read'),
    resolve: ({ failing_since }) => moment(failing_since),
  }),
  error: t.exposeString('error', {
    nullable: true,
    description: 'Why it does not answer, and how to fix that.',
    ...ruled('read'),
  }),
}));

builder.objectFields('Workspace', (t) => ({
  audienceSources: t.field({
    type: ['AudienceSource'],
    description: 'Its synced audiences, in the order of their creation.',
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }, _, context) =>
      (await listSources(await context.database(), id)).map((row) => ({ ...row, access })),
  }),
}));
