import { type DerivedBrowser, derivedBrowsers } from '@/server/audiences/derivedBrowsers';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    DerivedBrowser: DerivedBrowser;
  }
}

builder.objectType('DerivedBrowser', {
  description:
    'A browser with version numbers of its own that the compatibility data does not know, and the engines its versions carry.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      description: 'What baseline-browser-mapping calls it, such as `uc_android`.',
    }),
    engineSlug: t.exposeString('engineSlug', {
      description: 'The browser that stands for its engine, such as `chrome_android`.',
    }),
    versions: t.exposeStringList('versions', { description: 'Its versions, the oldest first.' }),
    engineVersions: t.exposeStringList('engineVersions', {
      description: 'For each version, that of the browser whose engine it carries.',
    }),
  }),
});

builder.queryFields((t) => ({
  derivedBrowsers: t.field({
    type: ['DerivedBrowser'],
    description:
      'Browsers that are told by their engine alone: what turns a version an analytics product counted into a release.',
    ...computed({ size: 4 }),
    resolve: () => derivedBrowsers(),
  }),
}));
