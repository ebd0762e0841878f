import { nearest } from '@/domain/nearMatches';
import { shareOfBrowser } from '@/server/audiences/browserShares';
import type { Browser } from '@/server/catalogue/Catalogue';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    Browser: Browser;
  }
}

const MAX_NEAR_MATCHES = 5;

const browserTypeEnum = builder.enumType('BrowserType', {
  description: 'What a browser runs on.',
  values: {
    DESKTOP: { description: 'Desktop and laptop computers.' },
    MOBILE: { description: 'Phones and tablets.' },
    XR: { description: 'Headsets.' },
    SERVER: { description: 'Servers: JavaScript run-times such as Node.js.' },
  } as const,
});

builder.objectType('Browser', {
  description: 'A browser or JavaScript run-time that the compatibility data speaks of.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'The global id, `browser:safari_ios`.',
      resolve: ({ slug }) => `browser:${slug}`,
    }),
    slug: t.exposeString('slug', {
      description: 'What names it in URLs and in the data, `safari_ios`.',
    }),
    name: t.exposeString('name', { description: 'A name to show, `Safari on iOS`.' }),
    type: t.expose('type', { type: browserTypeEnum, description: 'What it runs on.' }),
    isCore: t.exposeBoolean('isCore', {
      description: 'Whether it is one of the seven that Baseline counts.',
    }),
    upstream: t.field({
      type: 'Browser',
      nullable: true,
      description:
        'The browser whose engine it takes over, as Edge that of Chrome; null where there is none.',
      resolve: ({ upstream }) => upstream,
    }),
    releases: t.field({
      type: ['Release'],
      description: 'All its releases, the oldest first, planned ones included.',
      ...computed({ size: 100 }),
      resolve: ({ releases }) => releases,
    }),
    releaseCount: t.int({
      description: 'How many releases the data knows.',
      ...computed(),
      resolve: ({ releases }) => releases.length,
    }),
    releaseVersions: t.stringList({
      description: 'The versions of all its releases alone, the newest first.',
      ...computed(),
      resolve: ({ releases }) => releases.map(({ version }) => version).reverse(),
    }),
    currentRelease: t.field({
      type: 'Release',
      nullable: true,
      description: 'The newest stable release; null for a browser that is no longer made.',
      resolve: ({ currentRelease }) => currentRelease,
    }),
    share: t.float({
      description: 'The share of the audience that uses it, 0–1, all releases together.',
      args: { audience: audienceArg(t.arg) },
      ...computed(),
      resolve: (browser, { audience }, context) =>
        shareOfBrowser(context.audience(audience), browser),
    }),
  }),
});

builder.queryFields((t) => ({
  browser: t.field({
    type: 'Browser',
    nullable: true,
    description: 'A browser by its slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'Such as `safari_ios`.' }) },
    resolve: (_, { slug }, { catalogue }) => catalogue.browserBySlug(slug),
  }),
  browsers: t.field({
    type: ['Browser'],
    description: "All browsers, in the catalogue's order: the core browsers first.",
    ...computed({ size: 17 }),
    resolve: (_, __, { catalogue }) => catalogue.browsers,
  }),
  browserNearMatches: t.field({
    type: ['Browser'],
    description: `At most ${MAX_NEAR_MATCHES} browsers a mistyped slug may mean, the nearest first; empty when the slug exists.`,
    args: { slug: t.arg.string({ required: true, description: 'What was typed.' }) },
    ...computed({ size: MAX_NEAR_MATCHES }),
    resolve: (_, { slug }, { catalogue }) => {
      if (catalogue.browserBySlug(slug)) return [];
      const candidates = catalogue.browsers.map((browser) => ({
        row: browser,
        names: [browser.slug, browser.name],
      }));
      return nearest(slug, candidates, MAX_NEAR_MATCHES);
    },
  }),
}));
