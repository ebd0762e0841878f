import { config } from '@/server/config/config';
import { openDatabase } from '@/server/database/openDatabase';
import type { AudienceSourceRow } from '@/server/database/SourceTables';
import { sourcesOf } from '@/server/sources/audienceSources';
import { builder } from './builder';
import { type Guarded, ruled } from './fieldRules';

declare module './builder' {
  interface GraphObjects {
    AudienceSource: AudienceSourceRow & Guarded;
  }
}

export const sourceKindEnum = builder.enumType('AudienceSourceKind', {
  description: 'What counts the visitors of an audience that is renewed.',
  values: {
    PLAUSIBLE: { description: 'Plausible, asked through its Stats API.' },
    MATOMO: { description: 'Matomo, asked through its Reporting API.' },
    POSTHOG: { description: 'PostHog, asked through its query API.' },
    PUSH: { description: 'A program that sends revisions itself.' },
  } as const,
});

export const sourceCadenceEnum = builder.enumType('AudienceSourceCadence', {
  description: 'How often an audience is renewed.',
  values: {
    DAILY: { description: 'Every day.' },
    WEEKLY: { description: 'Every week.' },
  } as const,
});

const moment = (value: number | null): number | null => (value === null ? null : Number(value));

builder.objectType('AudienceSource', {
  description:
    'Where an audience of a workspace is renewed from. Its key is never shown, to anyone.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('read'), resolve: ({ id }) => `source:${id}` }),
    name: t.exposeString('name', { description: 'Name of the audience.', ...ruled('read') }),
    kind: t.field({
      type: sourceKindEnum,
      description: 'What counts the visitors.',
      ...ruled('read'),
      resolve: ({ kind }) => kind,
    }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'Where the product is. Null for a program that sends.',
      ...ruled('read'),
    }),
    site: t.exposeString('site', {
      nullable: true,
      description: 'The site or project there. Null for a program that sends.',
      ...ruled('read'),
    }),
    cadence: t.field({
      type: sourceCadenceEnum,
      description: 'How often it is asked.',
      ...ruled('read'),
      resolve: ({ cadence }) => cadence,
    }),
    audienceKey: t.string({
      description: 'The key of the audience. It names one once there is a first revision.',
      ...ruled('read'),
      resolve: ({ audience_id }) => `custom:${audience_id}`,
    }),
    pushUrl: t.string({
      nullable: true,
      description: 'Where a program sends revisions to. Null for what is asked.',
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
    description: 'When it is asked next. Null for a program that sends.',
    ...ruled('read'),
    resolve: ({ next_at }) => moment(next_at),
  }),
  failingSince: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Since when it does not answer. Null while it does.',
    ...ruled('read'),
    resolve: ({ failing_since }) => moment(failing_since),
  }),
  error: t.exposeString('error', {
    nullable: true,
    description: 'Why, with the remedy.',
    ...ruled('read'),
  }),
}));

builder.objectFields('Workspace', (t) => ({
  audienceSources: t.field({
    type: ['AudienceSource'],
    description: 'Its audiences that are renewed, in the order in which they were made.',
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }) =>
      (await sourcesOf(await openDatabase(), id)).map((row) => ({ ...row, access })),
  }),
}));
