import type { ReleaseAge } from '@/domain/ReleaseAge';
import { browserAges, type BrowserAges } from '@/server/model/audiences/browserAges';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    AgeShare: BrowserAges['ages'][number];
    BrowserAges: BrowserAges;
  }
}

const releaseAgeEnum = builder.enumType('ReleaseAge', {
  description: 'How long ago a release came out.',
  values: {
    UNDER_HALF_YEAR: { description: 'Less than six months.' },
    UNDER_ONE_YEAR: { description: 'Six months to a year.' },
    UNDER_TWO_YEARS: { description: 'One year to two.' },
    UNDER_THREE_YEARS: { description: 'Two years to three.' },
    UNDER_FIVE_YEARS: { description: 'Three years to five.' },
    OLDER: { description: 'Five years or more.' },
    UNDATED: { description: 'The compat data has no release date.' },
  } as const satisfies Record<ReleaseAge, object>,
});

builder.objectType('AgeShare', {
  description: 'The share of an audience that uses releases of one age.',
  fields: (t) => ({
    age: t.expose('age', { type: releaseAgeEnum, description: 'The age of the releases.' }),
    share: t.exposeFloat('share', { description: 'Share of the whole audience, 0–1.' }),
  }),
});

builder.objectType('BrowserAges', {
  description: 'One browser of an audience, by the age of its releases.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    share: t.exposeFloat('share', { description: 'Share of the whole audience, 0–1.' }),
    ages: t.field({
      type: ['AgeShare'],
      description: 'Shares by age, youngest first. They sum to `share`.',
      extensions: { size: 5 },
      resolve: ({ ages }) => ages,
    }),
  }),
});

builder.objectFields('Audience', (t) => ({
  browserAges: t.field({
    type: ['BrowserAges'],
    description: 'Its browsers by the age of their releases, most used first.',
    ...computed({ size: 17 }),
    resolve: (audience, _, { catalogue }) => browserAges(catalogue, audience),
  }),
}));
