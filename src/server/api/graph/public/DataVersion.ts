import type { DataVersion } from '@/server/data/versions/dataVersions';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    DataVersion: DataVersion;
  }
}

const dataVersionStatusEnum = builder.enumType('DataVersionStatus', {
  description: 'The status of a data version.',
  values: {
    FETCHED: { description: 'Its packages are fetched but not compiled yet.' },
    VERIFIED: { description: 'Reproduces what its packages publish; could be activated.' },
    ACTIVE: { description: 'Every answer comes from it.' },
    RETIRED: { description: 'Was active, and could be activated again.' },
    REJECTED: { description: 'Contradicts what its packages publish, so it is never served.' },
  } as const,
});

builder.objectType('DataVersion', {
  description: 'Packages that were compiled and verified together.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `data:0123456789abcdef`.',
      resolve: ({ version }) => `data:${version}`,
    }),
    version: t.exposeString('version', {
      description: 'Its name, a hash of its packages’ versions.',
    }),
    status: t.expose('status', { type: dataVersionStatusEnum, description: 'Its status.' }),
    packages: t.field({
      type: ['DataPackage'],
      description: 'The npm packages it was compiled from.',
      extensions: { size: 5 },
      resolve: ({ packages }) => packages,
    }),
    asOf: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day of its compat data. Null if it could not be compiled.',
      resolve: ({ asOf }) => asOf,
    }),
    isBuiltIn: t.exposeBoolean('isBuiltIn', {
      description: 'Whether it is bundled with the server.',
    }),
    fetchedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was added. Null if it is bundled.',
      resolve: ({ fetchedAt }) => (fetchedAt === undefined ? null : Date.parse(fetchedAt)),
    }),
    activatedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was last activated. Null if it never was.',
      resolve: ({ activatedAt }) => (activatedAt === undefined ? null : Date.parse(activatedAt)),
    }),
    rejectedBecause: t.exposeString('rejectedBecause', {
      nullable: true,
      description: 'Why it was rejected, in sentences.',
    }),
  }),
});
