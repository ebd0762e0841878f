import { type DataLag, dataLag, type PackageLag } from '@/server/data/versions/dataLag';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    DataLag: DataLag;
    PackageLag: PackageLag;
  }
}

const dataLagLevelEnum = builder.enumType('DataLagLevel', {
  description: 'For how long something newer than the served data has been known.',
  values: {
    CURRENT: { description: 'Less than 7 days.' },
    LATE: { description: '7 to 20 days.' },
    STALE: { description: '21 days or more.' },
    UNKNOWN: { description: 'Nothing has looked for newer data yet.' },
  } as const,
});

builder.objectType('PackageLag', {
  description: 'A package of which a newer version is published than is served.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name on npm.' }),
    served: t.exposeString('served', { description: 'The version served.' }),
    published: t.exposeString('published', { description: 'The newest version of that major.' }),
    days: t.exposeInt('days', { description: 'For how many days a newer one has been known.' }),
    because: t.exposeString('because', {
      nullable: true,
      description: 'Why it was not taken. Null if nothing was found wrong with it.',
    }),
  }),
});

builder.objectType('DataLag', {
  description: 'How far the served data is behind what is published.',
  fields: (t) => ({
    level: t.expose('level', { type: dataLagLevelEnum, description: 'How far behind that is.' }),
    days: t.exposeInt('days', {
      nullable: true,
      description: 'For how many days something newer has been known. Null if unknown.',
    }),
    silentDays: t.exposeInt('silentDays', {
      nullable: true,
      description:
        'For how many days no package registry has answered, if for a week or more. What has been published since is unknown.',
    }),
    packages: t.field({
      type: ['PackageLag'],
      description: 'What is published and not served, and why.',
      ...computed({ size: 4 }),
      resolve: ({ packages }) => packages,
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
    description: 'How far the served data is behind what is published.',
    ...computed(),
    resolve: (_, __, { catalogue }) => dataLag(catalogue),
  }),
);
