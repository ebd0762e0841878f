import type { DataPackage } from '@/server/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    DataPackage: DataPackage;
  }
}

builder.objectType('DataPackage', {
  description: 'An npm package the data comes from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, `web-features`.' }),
    version: t.exposeString('version', { description: 'Its version.' }),
    license: t.exposeString('license', { description: "Its licence's SPDX identifier." }),
    role: t.exposeString('role', { description: 'What its data is used for, in a few words.' }),
  }),
});
