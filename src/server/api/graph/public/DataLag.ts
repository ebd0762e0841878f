import { type DataLag, dataLag } from '@/server/data/versions/dataVersions';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    DataLag: DataLag;
  }
}

const dataLagLevelEnum = builder.enumType('DataLagLevel', {
  description: 'How far the served data is behind the newest that verifies.',
  values: {
    CURRENT: { description: 'Less than 7 days.' },
    LATE: { description: '7 to 20 days.' },
    STALE: { description: '21 days or more.' },
    UNKNOWN: { description: 'Nothing has looked for newer data yet.' },
  } as const,
});

builder.objectType('DataLag', {
  description: 'How far the served data is behind the newest that is known to verify.',
  fields: (t) => ({
    level: t.expose('level', { type: dataLagLevelEnum, description: 'How far behind that is.' }),
    days: t.exposeInt('days', {
      nullable: true,
      description: 'Days from the served data to the newest. Null if unknown.',
    }),
    silentDays: t.exposeInt('silentDays', {
      nullable: true,
      description:
        'For how many days no package registry has answered, if for a week or more. What has been published since is unknown.',
    }),
    newer: t.field({
      type: 'DataVersion',
      nullable: true,
      description: 'The newer data version that could be activated, if there is one.',
      resolve: ({ newer }) => newer,
    }),
  }),
});

builder.queryField('dataLag', (t) =>
  t.field({
    type: 'DataLag',
    description: 'How far the served data is behind the newest that is known to verify.',
    ...computed(),
    resolve: (_, __, { catalogue }) => dataLag(catalogue),
  }),
);
