import type { ShortBrowser } from '@/server/model/coverage/blockers';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    ShortBrowser: ShortBrowser;
  }
}

builder.objectType('ShortBrowser', {
  description: 'A browser in use without full support.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    share: t.exposeFloat('share', {
      description: 'Share of the whole audience on its releases without full support, 0–1.',
    }),
    partialShare: t.exposeFloat('partialShare', {
      description: 'The part of `share` on releases with partial support.',
    }),
    newestSupports: t.exposeBoolean('newestSupports', {
      description: 'Whether its newest release has full support, so that only older ones lack it.',
    }),
  }),
});
