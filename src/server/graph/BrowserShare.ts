import type { Browser } from '@/server/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    BrowserShare: { readonly browser: Browser; readonly share: number };
  }
}

builder.objectType('BrowserShare', {
  description: 'A share of an audience that belongs to one browser.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    share: t.exposeFloat('share', { description: 'The share of the whole audience, 0–1.' }),
  }),
});
