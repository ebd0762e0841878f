import type { Feature } from '@/server/data/catalogue/Catalogue';
import { checkFirst } from '@/server/model/features/connection';
import { buildPolicy } from '@/server/model/policy/Policy';
import { comparePolicies, type PolicyComparison } from '@/server/model/policy/policyComparison';
import { type ArgBuilder, builder } from './builder';
import { computed } from './computed';
import { checkLinePercent } from './linePercentArg';
import { policyRuleEnum } from './Policy';

declare module './builder' {
  interface GraphObjects {
    PolicyComparison: PolicyComparison;
    PolicyDifference: PolicyComparison['works'];
  }
}

const FEATURES = { byDefault: 100, max: 1_000 };

const firstArg = (arg: ArgBuilder) =>
  arg.int({
    description: `How many at most, 1 to ${FEATURES.max}. Default: ${FEATURES.byDefault}. Other values are the error PAGE_SIZE_INVALID.`,
  });

const take = (features: readonly Feature[], first: number | null | undefined) =>
  features.slice(0, checkFirst(first, FEATURES));

builder.objectType('PolicyDifference', {
  description: 'Features that hold for one policy and not for the other, sorted by slug.',
  fields: (t) => ({
    onlyHereCount: t.int({
      description: 'How many hold for this policy only.',
      resolve: ({ onlyHere }) => onlyHere.length,
    }),
    onlyThereCount: t.int({
      description: 'How many hold only for the other policy.',
      resolve: ({ onlyThere }) => onlyThere.length,
    }),
    onlyHere: t.field({
      type: ['Feature'],
      description: 'Features that hold for this policy only.',
      args: { first: firstArg(t.arg) },
      ...computed({ size: 40 }),
      resolve: ({ onlyHere }, { first }) => take(onlyHere, first),
    }),
    onlyThere: t.field({
      type: ['Feature'],
      description: 'Features that hold for the other policy only.',
      args: { first: firstArg(t.arg) },
      ...computed({ size: 40 }),
      resolve: ({ onlyThere }, { first }) => take(onlyThere, first),
    }),
  }),
});

builder.objectType('PolicyComparison', {
  description: 'A policy compared with another. Each is judged by its own audience.',
  fields: (t) => ({
    other: t.field({
      type: 'Policy',
      description: 'The other policy.',
      resolve: ({ other }) => other,
    }),
    works: t.field({
      type: 'PolicyDifference',
      description: 'By what works in every release in use at or above the minimum versions.',
      resolve: ({ works }) => works,
    }),
    allowed: t.field({
      type: 'PolicyDifference',
      description: 'By what linters allow: features at or above the line, or adopted.',
      resolve: ({ allowed }) => allowed,
    }),
  }),
});

const policyTermsInput = builder.inputType('PolicyTermsInput', {
  description: 'What a policy follows from, as the arguments of `policy`.',
  fields: (t) => ({
    audience: t.string({ required: true, description: 'The key of its audience.' }),
    linePercent: t.float({
      required: true,
      description: 'The line in percent, above 0 and at most 100.',
    }),
    adopt: t.stringList({ description: 'Slugs of features the team accepts.' }),
    decline: t.stringList({ description: 'Slugs of features the team refuses.' }),
    rule: t.field({ type: policyRuleEnum, description: 'Default: AGE.' }),
    floors: t.stringList({
      description: 'Minimum versions other than the automatic ones, such as `safari:16.4`.',
    }),
  }),
});

builder.objectFields('Policy', (t) => ({
  comparedWith: t.field({
    type: 'PolicyComparison',
    nullable: true,
    description:
      'What differs from another policy. Null without one. Errors: those of `policy`, for the other policy’s terms.',
    args: { policy: t.arg({ type: policyTermsInput, description: 'The other policy.' }) },
    resolve: (here, { policy }, context) =>
      policy == null
        ? null
        : comparePolicies(
            context.catalogue,
            here,
            buildPolicy(context, {
              audience: policy.audience,
              linePercent: checkLinePercent(policy.linePercent),
              adopt: policy.adopt ?? [],
              decline: policy.decline ?? [],
              rule: policy.rule ?? 'AGE',
              floors: policy.floors ?? [],
            }),
          ),
  }),
}));
