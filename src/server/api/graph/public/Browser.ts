import { nearest } from '@/domain/nearMatches';
import type { Browser } from '@/server/data/catalogue/Catalogue';
import { shareOfBrowser } from '@/server/model/audiences/browserShares';
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
  description: 'The platform a browser runs on.',
  values: {
    DESKTOP: { description: 'Desktop and laptop computers.' },
    MOBILE: { description: 'Phones and tablets.' },
    XR: { description: 'VR and AR headsets.' },
    SERVER: { description: 'Servers: JavaScript runtimes such as Node.js.' },
  } as const,
});

builder.objectType('Browser', {
  description: 'A browser or JavaScript runtime in the compat data.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id, such as `browser:safari_ios`.',
      resolve: ({ slug }) => `browser:${slug}`,
    }),
    slug: t.exposeString('slug', {
      description: 'Identifier in URLs and in the compat data, such as `safari_ios`.',
    }),
    name: t.exposeString('name', { description: 'Display name, such as `Safari on iOS`.' }),
    type: t.expose('type', { type: browserTypeEnum, description: 'The platform it runs on.' }),
    isCore: t.exposeBoolean('isCore', {
      description: 'Whether it is one of the seven browsers that define Baseline.',
    }),
    upstream: t.field({
      type: 'Browser',
      nullable: true,
      description:
        'The browser whose engine it uses, such as Chrome for Edge. Null if there is none.',
      resolve: ({ upstream }) => upstream,
    }),
    releases: t.field({
      type: ['Release'],
      description: 'All releases, oldest first, including planned ones.',
      ...computed({ size: 100 }),
      resolve: ({ releases }) => releases,
    }),
    releaseCount: t.int({
      description: 'How many releases the compat data lists.',
      ...computed(),
      resolve: ({ releases }) => releases.length,
    }),
    releaseVersions: t.stringList({
      description: 'The versions of all releases, newest first.',
      ...computed(),
      resolve: ({ releases }) => releases.map(({ version }) => version).reverse(),
    }),
    currentRelease: t.field({
      type: 'Release',
      nullable: true,
      description: 'The newest stable release. Null for a discontinued browser.',
      resolve: ({ currentRelease }) => currentRelease,
    }),
    share: t.float({
      description: 'The share of the audience that uses any of its releases, 0–1.',
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
    description: 'A browser by its slug. Null if there is none.',
    args: {
      slug: t.arg.string({
        required: true,
        description: "The browser's slug, such as `safari_ios`.",
      }),
    },
    resolve: (_, { slug }, { catalogue }) => catalogue.browserBySlug(slug),
  }),
  browsers: t.field({
    type: ['Browser'],
    description: 'All browsers in catalogue order: core browsers first.',
    ...computed({ size: 17 }),
    resolve: (_, __, { catalogue }) => catalogue.browsers,
  }),
  browserNearMatches: t.field({
    type: ['Browser'],
    description: `Browsers that a mistyped slug may stand for, at most ${MAX_NEAR_MATCHES}, nearest first. Empty if the slug exists.`,
    args: { slug: t.arg.string({ required: true, description: 'The mistyped text.' }) },
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
