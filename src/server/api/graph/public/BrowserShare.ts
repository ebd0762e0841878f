import type { Browser } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    BrowserShare: { readonly browser: Browser; readonly share: number };
  }
}

builder.objectType('BrowserShare', {
  description: "One browser's share of an audience.",
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    share: t.exposeFloat('share', { description: 'Share of the whole audience, 0–1.' }),
  }),
});
