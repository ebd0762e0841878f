import { lastPoll } from '@/server/data/versions/dataVersions';
import type { Poll } from '@/server/data/versions/Poll';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    DataPoll: Poll;
  }
}

const dataPollOutcomeEnum = builder.enumType('DataPollOutcome', {
  description: 'The outcome of a check for newer data.',
  values: {
    CURRENT: { description: 'Nothing newer is published.' },
    ACTIVATED: { description: 'Newer data was verified and is served.' },
    HELD: { description: 'Newer data verifies, but was deliberately replaced before.' },
    REJECTED: { description: 'The newer data contradicts itself, so the served data stays.' },
    FAILED: { description: 'The check could not be completed.' },
  } as const,
});

builder.objectType('DataPoll', {
  description: 'A check of the package registry for newer data.',
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ at }) => Date.parse(at),
    }),
    by: t.exposeString('by', { description: 'Who or what asked for it.' }),
    outcome: t.expose('outcome', { type: dataPollOutcomeEnum, description: 'The outcome.' }),
    says: t.exposeString('says', {
      description: 'The outcome in sentences, with a remedy if it failed.',
    }),
  }),
});

builder.queryField('dataPoll', (t) =>
  t.field({
    type: 'DataPoll',
    description: 'The last check for newer data. Null if there was none.',
    nullable: true,
    resolve: lastPoll,
  }),
);
