import type { Discouraged } from '@/server/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Discouraged: Discouraged;
  }
}

builder.objectType('Discouraged', {
  description: 'Why the use of a feature is advised against.',
  fields: (t) => ({
    reasonHtml: t.exposeString('reasonHtml', {
      nullable: true,
      description: 'The reason, as sanitised HTML; null where the data gives none.',
    }),
    sourceUrls: t.stringList({
      description: 'Who says so: addresses.',
      extensions: { size: 2 },
      resolve: ({ sourceUrls }) => sourceUrls,
    }),
    removalOn: t.expose('removalOn', {
      type: 'Date',
      nullable: true,
      description: 'The day browsers removed or will remove it; null where none is known.',
    }),
    alternatives: t.field({
      type: ['Feature'],
      description: 'What to use instead.',
      extensions: { size: 2 },
      resolve: ({ alternatives }) => alternatives,
    }),
  }),
});
