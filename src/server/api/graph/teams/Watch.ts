import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import {
  type PreviewedMessage,
  previewWatch,
  type WatchPreview,
} from '@/server/teams/watches/previewWatch';
import { listWatches } from '@/server/teams/watches/watches';
import { type WATCH_TRIGGERS, type WatchTrigger } from '@/server/teams/watches/WatchMemory';
import { watchName } from '@/server/teams/watches/watchName';
import { checkWatchSubject } from '@/server/teams/watches/WatchSubject';
import { type Guarded, ruled } from './fieldRules';
import { loadAudience } from './loadAudience';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Watch: WatchRow & Guarded;
    WatchPreview: WatchPreview;
    WatchPreviewMessage: PreviewedMessage;
  }
}

export const watchTriggerEnum = builder.enumType('WatchTrigger', {
  description: 'What a watch reports.',
  values: {
    COVERAGE_CROSSED: {
      description:
        'The supported share crossed the line in two consecutive data versions; downward, by more than half a percentage point.',
    },
    BASELINE_CHANGED: { description: 'The Baseline status changed.' },
    BROWSER_SHIPPED: { description: 'A core browser added or removed support.' },
    DISCOURAGED: { description: 'It became discouraged.' },
    REVIEW_OPENED: { description: 'A review of a decision of the project was opened.' },
    DECISION_RECORDED: {
      description:
        'A decision of the project was proposed, recorded or replaced, or got another owner.',
    },
  } satisfies Record<(typeof WATCH_TRIGGERS)[number], object>,
});

export const watchCadenceEnum = builder.enumType('WatchCadence', {
  description: 'How often a watch may send a message. A channel gets one a day at most.',
  values: {
    IMMEDIATE: { description: 'As soon as something changes.' },
    DAILY: { description: 'At 9 a.m. in the channel’s time zone.' },
    WEEKLY: { description: 'On Monday at 9 a.m. in the channel’s time zone.' },
  } as const,
});

const watchStateEnum = builder.enumType('WatchState', {
  description: 'The state of a watch.',
  values: {
    ACTIVE: { description: 'It reports.' },
    MUTED: { description: 'It is paused: changes are recorded and not sent.' },
    ORPHANED: { description: 'Its subject or audience no longer exists.' },
  } as const,
});

export const watchSubjectInput = builder.inputType('WatchSubjectInput', {
  description: 'What to watch: exactly one of these.',
  fields: (t) => ({
    feature: t.string({ description: 'The slug of a feature.' }),
    compatKey: t.string({ description: 'The path of a compat key.' }),
    features: t.stringList({ description: 'The slugs of a set: who can use all of them.' }),
    query: t.string({ description: 'A query: every feature that matches it.' }),
    projectId: t.id({
      description:
        'A project: the subjects it has decided on. With REVIEW_OPENED, also its reviews; with DECISION_RECORDED, its decisions.',
    }),
  }),
});

builder.objectType('Watch', {
  description: 'What a member wants to be notified of. Only that member sees it.',
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('watch'), resolve: ({ id }) => `watch:${id}` }),
    name: t.string({
      description: 'Name of what it is about.',
      ...ruled('watch'),
      resolve: async (watch, _, context) =>
        watchName(await context.database(), context.catalogue, watch),
    }),
    subject: t.exposeString('subject', {
      description:
        'What it is about: `feature:has`, `key:css.properties.gap`, `set:has,subgrid`, `query:group:css` or `project:…`.',
      ...ruled('watch'),
    }),
    triggers: t.field({
      type: [watchTriggerEnum],
      description: 'What it reports.',
      ...ruled('watch', { size: 6 }),
      resolve: ({ triggers }) => JSON.parse(triggers) as WatchTrigger[],
    }),
    audienceKey: t.exposeString('audience', {
      description: 'The key of the audience.',
      ...ruled('watch'),
    }),
    audience: t.field({
      type: 'Audience',
      description: 'The audience. An error if it is gone.',
      ...ruled('watch', computed().extensions),
      nullable: true,
      resolve: (watch, _, context) => loadAudience(watch, context),
    }),
    linePercent: t.float({
      description: 'The line in percent.',
      ...ruled('watch'),
      resolve: ({ line_percent }) => line_percent,
    }),
  }),
});

builder.objectFields('Watch', (t) => ({
  cadence: t.field({
    type: watchCadenceEnum,
    description: 'How often it sends.',
    ...ruled('watch'),
    resolve: ({ cadence }) => cadence,
  }),
  channelIds: t.idList({
    description: 'Global ids of the channels it sends to, besides the inbox.',
    ...ruled('watch', { size: 3 }),
    resolve: ({ channel_ids }) =>
      (JSON.parse(channel_ids) as string[]).map((id) => `channel:${id}`),
  }),
  state: t.field({
    type: watchStateEnum,
    description: 'Its state.',
    ...ruled('watch'),
    resolve: ({ state }) => state,
  }),
  mutedUntil: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Until when it is paused. Null if it is not.',
    ...ruled('watch'),
    resolve: ({ muted_until }) => (muted_until === null ? null : Number(muted_until)),
  }),
}));

builder.objectFields('Workspace', (t) => ({
  watches: t.field({
    type: ['Watch'],
    nullable: true,
    description: 'The viewer’s watches, newest first. Null for a token.',
    ...ruled('read', { size: 20 }),
    resolve: async ({ access }, _, context) => {
      if (context.viewer?.kind !== 'person') return null;
      return (await listWatches(await context.database(), access)).map((row) => ({
        ...row,
        access,
      }));
    },
  }),
}));

builder.objectType('WatchPreviewMessage', {
  description: 'Something a watch would have reported.',
  fields: (t) => ({
    on: t.field({
      type: 'Date',
      description: 'The day it would have been reported.',
      resolve: ({ on }) => on,
    }),
    sentence: t.exposeString('sentence', { description: 'The message, as one sentence.' }),
  }),
});

builder.objectType('WatchPreview', {
  description: 'What a watch would have reported in the last twelve months.',
  fields: (t) => ({
    messages: t.field({
      type: ['WatchPreviewMessage'],
      description: 'Latest first, at most 20.',
      extensions: { size: 20 },
      resolve: ({ messages }) => messages,
    }),
    count: t.exposeInt('count', { description: 'How many messages in total.' }),
    isHistoryKnown: t.exposeBoolean('isHistoryKnown', {
      description:
        'Whether there are usage tables of that time for the audience. Without them, crossings of the line are unknown.',
    }),
  }),
});

builder.queryField('watchPreview', (t) =>
  t.field({
    type: 'WatchPreview',
    description: 'What a watch would have reported. Null if there is no such subject.',
    args: {
      subject: t.arg({ type: watchSubjectInput, required: true, description: 'The subject.' }),
      audience: t.arg.string({ required: true, description: 'The key of an audience.' }),
      linePercent: t.arg.float({ required: true, description: 'The line in percent.' }),
      triggers: t.arg({ type: [watchTriggerEnum], required: true, description: 'What to report.' }),
    },
    ...computed(),
    resolve: (_, { subject, audience, linePercent, triggers }, context) => {
      const text = findSubjectText(() => checkWatchSubject(context, subject));
      if (text === undefined) return null;
      return previewWatch(context, {
        subject: text,
        audience: context.audience(audience),
        linePercent,
        triggers,
      });
    },
  }),
);

function findSubjectText(check: () => string): string | undefined {
  try {
    return check();
  } catch {
    return undefined;
  }
}
