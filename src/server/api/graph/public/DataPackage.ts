import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    DataPackage: DataPackage;
  }
}

builder.objectType('DataPackage', {
  description: 'An npm package that provides data.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Package name, such as `web-features`.' }),
    version: t.exposeString('version', { description: 'Package version.' }),
    license: t.exposeString('license', { description: 'SPDX identifier of its license.' }),
    role: t.exposeString('role', { description: 'What its data is used for, in a few words.' }),
  }),
});
