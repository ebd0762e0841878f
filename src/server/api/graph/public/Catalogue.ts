import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadScanTable } from '@/server/data/catalogue/scanTable';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    Catalogue: Catalogue;
  }
}

const DAY_MS = 86_400_000;

builder.objectType('Catalogue', {
  description:
    'The data behind every answer, compiled from npm packages. It changes only when it is rebuilt.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Changes whenever the data does.' }),
    asOf: t.expose('asOf', {
      type: 'Date',
      description: 'The day the compat data was made. What happened later is unknown.',
    }),
    baselineOn: t.expose('baselineOn', {
      type: 'Date',
      description:
        'The day of the compat data from which web-features published its statuses. Where `asOf` is later, statuses are computed since.',
    }),
    ageDays: t.int({
      description: 'How many days ago that was.',
      resolve: ({ asOf }, _, { today }) => (Date.parse(today) - Date.parse(asOf)) / DAY_MS,
    }),
    packages: t.field({
      type: ['DataPackage'],
      description: 'The npm packages the data comes from.',
      resolve: ({ packages }) => packages,
    }),
    featureCount: t.int({
      description: 'How many features there are, not counting moved and split ids.',
      resolve: ({ features }) => features.length,
    }),
    compatKeyCount: t.exposeInt('keysWithDataCount', {
      description: 'How many compat keys have compat data.',
    }),
    browserCount: t.int({
      description: 'How many browsers there are.',
      resolve: ({ browsers }) => browsers.length,
    }),
    scanTableVersion: t.string({
      description:
        'The hash in the URL of the table that code scans look names up in: `/scan-table.<hash>.json`.',
      ...computed(),
      resolve: () => loadScanTable().version,
    }),
    releaseCount: t.int({
      description: 'How many releases there are, across all browsers.',
      resolve: ({ releases }) => releases.length,
    }),
  }),
});

builder.queryFields((t) => ({
  catalogue: t.field({
    type: 'Catalogue',
    description: 'The data behind every answer.',
    ...computed(),
    resolve: (_, __, { catalogue }) => catalogue,
  }),
}));
