import type { Discouraged } from '@/server/data/catalogue/Catalogue';
import { builder } from './builder';

declare module './builder' {
  interface GraphObjects {
    Discouraged: Discouraged;
  }
}

builder.objectType('Discouraged', {
  description: 'Why a feature is discouraged.',
  fields: (t) => ({
    reasonHtml: t.exposeString('reasonHtml', {
      nullable: true,
      description: 'The reason as sanitized HTML. Null if the data gives none.',
    }),
    sourceUrls: t.stringList({
      description: 'URLs of sources that advise against it.',
      extensions: { size: 2 },
      resolve: ({ sourceUrls }) => sourceUrls,
    }),
    removalOn: t.expose('removalOn', {
      type: 'Date',
      nullable: true,
      description: 'The day browsers removed it or plan to. Null if unknown.',
    }),
    alternatives: t.field({
      type: ['Feature'],
      description: 'Features to use instead.',
      extensions: { size: 2 },
      resolve: ({ alternatives }) => alternatives,
    }),
  }),
});
