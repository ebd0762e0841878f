import {
  type DownstreamBrowser,
  downstreamBrowsers,
} from '@/server/model/audiences/downstreamBrowsers';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    DerivedBrowser: DownstreamBrowser;
  }
}

builder.objectType('DerivedBrowser', {
  description:
    'A browser that is missing from the compat data and has its own version numbers, with the engine version behind each.',
  fields: (t) => ({
    slug: t.exposeString('slug', {
      description: 'Identifier in baseline-browser-mapping, such as `uc_android`.',
    }),
    engineSlug: t.exposeString('engineSlug', {
      description: 'The browser that represents its engine, such as `chrome_android`.',
    }),
    versions: t.exposeStringList('versions', { description: 'Its versions, oldest first.' }),
    engineVersions: t.exposeStringList('engineVersions', {
      description: 'The engine version behind each entry of `versions`.',
    }),
  }),
});

builder.queryFields((t) => ({
  derivedBrowsers: t.field({
    type: ['DerivedBrowser'],
    description:
      'Browsers that are known only by their engine. Use them to turn versions in an analytics export into releases.',
    ...computed({ size: 4 }),
    resolve: () => downstreamBrowsers(),
  }),
}));
