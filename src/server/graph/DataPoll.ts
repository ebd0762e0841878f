import type { Poll } from '@/server/data/DataStore';
import { lastPoll } from '@/server/data/dataVersions';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    DataPoll: Poll;
  }
}

const dataPollOutcomeEnum = builder.enumType('DataPollOutcome', {
  description: 'What came of a look for newer data.',
  values: {
    CURRENT: { description: 'Nothing newer is published.' },
    ACTIVATED: { description: 'Newer data was verified and is served.' },
    HELD: { description: 'Newer data verifies but was replaced on purpose before.' },
    REJECTED: { description: 'What is newer contradicts itself, so what was served stays.' },
    FAILED: { description: 'The look could not be finished.' },
  } as const,
});

builder.objectType('DataPoll', {
  description: 'A look for newer data in the package registry.',
  fields: (t) => ({
    at: t.field({ type: 'DateTime', description: 'When.', resolve: ({ at }) => Date.parse(at) }),
    by: t.exposeString('by', { description: 'Who or what asked for it.' }),
    outcome: t.expose('outcome', { type: dataPollOutcomeEnum, description: 'What came of it.' }),
    says: t.exposeString('says', {
      description: 'What came of it in sentences, with what to do where it failed.',
    }),
  }),
});

builder.queryField('dataPoll', (t) =>
  t.field({
    type: 'DataPoll',
    description: 'The last look for newer data. Null if no registry was ever asked.',
    nullable: true,
    resolve: lastPoll,
  }),
);
