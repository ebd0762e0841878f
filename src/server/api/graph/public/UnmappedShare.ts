import type { Audience } from '@/domain/Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    UnmappedShare: Audience['unmapped'][number];
  }
}

builder.objectType('UnmappedShare', {
  description: 'Usage that matches no release.',
  fields: (t) => ({
    name: t.exposeString('name', { description: "The browser's name in the usage data." }),
    share: t.exposeFloat('share', { description: 'Share of the whole audience, 0–1.' }),
  }),
});
