import type { PolicyChange } from '@/server/model/policy/policyChange';
import type { Targets } from '@/server/model/policy/targets';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    PolicyChange: PolicyChange;
    PolicyTargets: Targets;
  }
}

builder.objectType('PolicyChange', {
  description: 'What changes if floors are set by hand instead of by the rule.',
  fields: (t) => ({
    lostShare: t.exposeFloat('lostShare', {
      description: 'The share of the audience given up beyond the rule, 0–1. Negative if less.',
    }),
    lostValueShare: t.exposeFloat('lostValueShare', {
      nullable: true,
      description: 'The same by what their visits are worth. Null if unknown.',
    }),
    gained: t.field({
      type: ['Feature'],
      description:
        'Features that work in every release at or above the floors, but not at the rule’s.',
      ...computed({ size: 20 }),
      resolve: ({ gained }) => gained,
    }),
    lost: t.field({
      type: ['Feature'],
      description: 'Features that work in every release at or above the rule’s floors only.',
      ...computed({ size: 20 }),
      resolve: ({ lost }) => lost,
    }),
    ruleTargets: t.field({
      type: 'PolicyTargets',
      description: 'What the rule’s own floors mean for compilers.',
      resolve: ({ ruleTargets }) => ruleTargets,
    }),
  }),
});

builder.objectType('PolicyTargets', {
  description: 'What a policy means for compilers.',
  fields: (t) => ({
    syntaxYear: t.exposeInt('syntaxYear', {
      description:
        'The newest edition of ECMAScript whose syntax works at all floors. 5 if none does.',
    }),
    builtinsYear: t.exposeInt('builtinsYear', {
      description: 'The same for its built-in objects.',
    }),
    engines: t.exposeStringList('engines', {
      description: 'Engines as esbuild and Vite name them, such as `safari16.4`.',
    }),
  }),
});
