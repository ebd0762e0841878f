import { getAutomaticRelease } from '@/server/model/policy/automaticFloors';
import { type FloorChoice, getFloorChoices } from '@/server/model/policy/floorChoices';
import type { Policy } from '@/server/model/policy/Policy';
import type { GivenUpBrowser, PolicyFloor } from '@/server/model/policy/PolicyFloor';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    /** With the policy it is part of, whose audience its choices are about. */
    PolicyFloor: PolicyFloor & { readonly policy: Policy };
    PolicyFloorChoice: FloorChoice;
    GivenUpBrowser: GivenUpBrowser & { readonly policy: Policy };
  }
}

const LOST = 'The share of the audience on older releases of the browser, 0–1.';
const LOST_VALUE =
  'The share of the value of the audience’s visits, such as revenue, that dropping it costs, to the precision of `Audience.value`. Null if unknown.';

const AUTOMATIC =
  'The automatic minimum version of the browser. Null if the browser is dropped automatically.';

const floorBasisEnum = builder.enumType('FloorBasis', {
  description: 'The reason for a minimum version.',
  values: {
    MEASURED: { description: 'On counted people, or on the team’s choice.' },
    ENGINE: {
      description:
        'The minimum version of a browser with the same engine: nobody was counted below, or the source does not tell releases of this browser apart.',
    },
    NONE: {
      description:
        'On the only release that is known. No other browser of the audience has its engine.',
    },
  } as const,
});

builder.objectType('PolicyFloor', {
  description: 'The oldest release of a browser that must work.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    release: t.field({
      type: 'Release',
      description: 'The release: the oldest that must work.',
      resolve: ({ release }) => release,
    }),
    basis: t.expose('basis', {
      type: floorBasisEnum,
      description: 'The reason for the minimum version.',
    }),
    by: t.field({
      type: 'Release',
      nullable: true,
      description: 'The minimum version that it follows, if it is by engine. Null for others.',
      resolve: ({ by }) => by,
    }),
    lostShare: t.exposeFloat('lostShare', { description: LOST }),
    lostValueShare: t.exposeFloat('lostValueShare', { nullable: true, description: LOST_VALUE }),
    browserShare: t.exposeFloat('browserShare', {
      description: 'The share of the audience that uses the browser, 0–1: what dropping it costs.',
    }),
    browserValueShare: t.exposeFloat('browserValueShare', {
      nullable: true,
      description: LOST_VALUE,
    }),
    choices: t.field({
      type: ['PolicyFloorChoice'],
      description:
        'The minimum version and every release of the browser in use by the audience, oldest first.',
      ...computed({ size: 40 }),
      resolve: ({ policy, browser, release }, _, { catalogue }) =>
        getFloorChoices(
          browser,
          [release, getAutomaticRelease(catalogue, policy, browser.slug)],
          policy.audience,
        ),
    }),
    automatic: t.field({
      type: 'Release',
      nullable: true,
      description: AUTOMATIC,
      resolve: ({ policy, browser }, _, { catalogue }) =>
        getAutomaticRelease(catalogue, policy, browser.slug),
    }),
  }),
});

builder.objectType('PolicyFloorChoice', {
  description: 'A release that could be the minimum version of its browser.',
  fields: (t) => ({
    release: t.field({
      type: 'Release',
      description: 'The release.',
      resolve: ({ release }) => release,
    }),
    lostShare: t.exposeFloat('lostShare', { description: LOST }),
    lostValueShare: t.exposeFloat('lostValueShare', { nullable: true, description: LOST_VALUE }),
  }),
});

builder.objectType('GivenUpBrowser', {
  description: 'A browser of the audience in which nothing has to work.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    lostShare: t.exposeFloat('lostShare', {
      description: 'The share of the audience that uses it, 0–1.',
    }),
    lostValueShare: t.exposeFloat('lostValueShare', { nullable: true, description: LOST_VALUE }),
    choices: t.field({
      type: ['PolicyFloorChoice'],
      description:
        'Every release that could be its minimum version: those in use by the audience, oldest first.',
      ...computed({ size: 40 }),
      resolve: ({ policy, browser }, _, { catalogue }) =>
        getFloorChoices(
          browser,
          [getAutomaticRelease(catalogue, policy, browser.slug)],
          policy.audience,
        ),
    }),
    automatic: t.field({
      type: 'Release',
      nullable: true,
      description: AUTOMATIC,
      resolve: ({ policy, browser }, _, { catalogue }) =>
        getAutomaticRelease(catalogue, policy, browser.slug),
    }),
  }),
});
