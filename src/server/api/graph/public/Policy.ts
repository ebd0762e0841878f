import { buildPolicy, type Policy } from '@/server/model/policy/Policy';
import { getPolicyChange } from '@/server/model/policy/policyChange';
import { getTargets } from '@/server/model/policy/targets';
import type { PolicyValue } from '@/server/model/policy/valueLost';
import { audienceArg } from './Audience';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    Policy: Policy;
    PolicyValue: PolicyValue;
  }
}

export const policyRuleEnum = builder.enumType('PolicyRule', {
  description: 'How a policy chooses the versions it drops.',
  values: {
    AGE: { description: 'The oldest first, by release date, across all browsers.' },
    GAIN: {
      description:
        'Those that gain the most features for the share they cost. Greedy: each step is the best one, but their sum may not be.',
    },
  } as const,
});

builder.objectType('Policy', {
  description:
    'What a team supports: the oldest release of each browser that must work, and which features may be used.',
  fields: (t) => ({
    hash: t.exposeString('hash', {
      description:
        '`p_` and a hash of everything below except the day. Equal policies have equal hashes.',
    }),
    audience: t.field({
      type: 'Audience',
      description: 'The people the team builds for.',
      resolve: ({ audience }) => audience,
    }),
    linePercent: t.exposeFloat('linePercent', { description: 'The line in percent.' }),
    rule: t.expose('rule', {
      type: policyRuleEnum,
      description: 'How the dropped versions were chosen.',
    }),
    floors: t.field({
      type: ['PolicyFloor'],
      description:
        'The minimum version of each browser for the line to hold. Browsers that are dropped or that nobody uses are not listed.',
      ...computed({ size: 12 }),
      resolve: (policy) => policy.floors.map((floor) => ({ ...floor, policy })),
    }),
    givenUp: t.field({
      type: ['GivenUpBrowser'],
      description: 'Browsers of the audience in which nothing has to work.',
      ...computed({ size: 3 }),
      resolve: (policy) => policy.givenUp.map((browser) => ({ ...browser, policy })),
    }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: 'The share of the audience at or above the minimum versions, 0–1.',
    }),
  }),
});

builder.objectFields('Policy', (t) => ({
  adopted: t.field({
    type: ['Feature'],
    description: 'Features the team accepts, sorted by slug.',
    extensions: { size: 10 },
    resolve: ({ adopted }) => adopted,
  }),
  declined: t.field({
    type: ['Feature'],
    description: 'Features the team refuses, sorted by slug.',
    extensions: { size: 10 },
    resolve: ({ declined }) => declined,
  }),
  acceptedBelow: t.field({
    type: ['Feature'],
    description: 'Adopted features that are below the line.',
    extensions: { size: 10 },
    resolve: ({ acceptedBelow }) => acceptedBelow,
  }),
  aboveCount: t.int({
    description:
      'How many features are neither refused nor discouraged, and not known to be below the line.',
    resolve: ({ above }) => above.length,
  }),
  aboveInPartCount: t.int({
    description: 'How many of these reach the line only with partial support counted.',
    resolve: ({ aboveInPart }) => aboveInPart.length,
  }),
  refusedCount: t.int({
    description:
      'How many features linters report: declined, discouraged, or below the line and not adopted.',
    resolve: ({ refused }) => refused.length,
  }),
  absent: t.field({
    type: ['AbsentFeature'],
    description: 'Names in `adopt` and `decline` that are not features.',
    ...computed({ size: 0.5 }),
    resolve: ({ absent }) => absent,
  }),
}));

builder.objectType('PolicyValue', {
  description: 'How much of the revenue or conversions the minimum versions keep.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name in the user’s file.' }),
    step: t.exposeFloat('step', {
      description: 'The precision of its shares: 0.001, 0.01 or 0.1. No share is more precise.',
    }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: 'The share of it at or above the minimum versions, 0–1.',
    }),
    unknownShare: t.exposeFloat('unknownShare', {
      description: 'The share of it from visits whose release is not known, 0–1.',
    }),
  }),
});

builder.objectFields('Policy', (t) => ({
  value: t.field({
    type: 'PolicyValue',
    nullable: true,
    description:
      'The same by what visits are worth, for an own audience whose file had such a column. Null for others.',
    resolve: ({ value }) => value,
  }),
  fallbackRules: t.exposeStringList('fallbackRules', {
    description: 'What holds for every feature, in one sentence each.',
  }),
  change: t.field({
    type: 'PolicyChange',
    description: 'What differs from the automatic minimum versions.',
    ...computed(),
    resolve: (policy, _, { catalogue }) => getPolicyChange(catalogue, policy),
  }),
  targets: t.field({
    type: 'PolicyTargets',
    description: 'What to set in compilers.',
    ...computed(),
    resolve: (policy, _, { catalogue }) => getTargets(catalogue, policy),
  }),
  packages: t.field({
    type: ['DataPackage'],
    description: 'The data it was computed from.',
    resolve: ({ packages }) => packages,
  }),
  day: t.expose('day', { type: 'Date', description: 'The day it was computed for.' }),
}));

builder.queryField('policy', (t) =>
  t.field({
    type: 'Policy',
    description:
      'What a team that builds for an audience supports. Errors: ARGUMENT_INVALID for a feature both adopted and declined, and for minimum versions that name no release.',
    args: {
      audience: audienceArg(t.arg),
      linePercent: linePercentArg(t.arg),
      adopt: t.arg.stringList({
        description: 'Slugs of features the team accepts, below the line or not.',
      }),
      decline: t.arg.stringList({ description: 'Slugs of features the team refuses.' }),
      rule: t.arg({
        type: policyRuleEnum,
        description: 'How to choose the versions that are dropped. Default: AGE.',
      }),
      floors: t.arg.stringList({
        description:
          'Minimum versions other than the automatic ones, such as `safari:16.4`; `safari:none` drops the browser.',
      }),
    },
    ...computed(),
    resolve: (_, { adopt, decline, rule, floors, ...terms }, context) =>
      buildPolicy(context, {
        audience: terms.audience,
        linePercent: checkLinePercent(terms.linePercent),
        adopt: adopt ?? [],
        decline: decline ?? [],
        rule: rule ?? 'AGE',
        floors: floors ?? [],
      }),
  }),
);
