import type { Audience } from '@/domain/Audience';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    UnmappedShare: Audience['unmapped'][number];
  }
}

builder.objectType('UnmappedShare', {
  description: 'Usage that could not be mapped to a release.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The browser as the usage data names it.' }),
    share: t.exposeFloat('share', { description: 'Its share of the whole audience, 0–1.' }),
  }),
});
