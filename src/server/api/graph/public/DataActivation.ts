import type { Activation } from '@/server/data/versions/DataStore';
import { listActivations } from '@/server/data/versions/dataVersions';
import { checkFirst } from '@/server/model/features/connection';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    DataActivation: Activation;
  }
}

const SHOWN = { byDefault: 20, max: 100 };

builder.objectType('DataActivation', {
  description: 'An activation: from then on, every answer came from that data version.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The data version.' }),
    at: t.field({
      type: 'DateTime',
      description: 'When it was activated.',
      resolve: ({ at }) => Date.parse(at),
    }),
    by: t.exposeString('by', {
      nullable: true,
      description: 'Who or what activated it. Null if that is unknown.',
    }),
  }),
});

builder.queryField('dataActivations', (t) =>
  t.field({
    type: ['DataActivation'],
    description: 'Activations of data versions, latest first.',
    args: {
      first: t.arg.int({
        description: `How many at most, 1 to ${SHOWN.max}. Default: ${SHOWN.byDefault}.`,
      }),
    },
    ...computed(),
    resolve: (_, { first }) => listActivations().slice(0, checkFirst(first, SHOWN)),
  }),
);
