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
  description: 'What changes with your own minimum versions instead of the automatic ones.',
  fields: (t) => ({
    lostShare: t.exposeFloat('lostShare', {
      description:
        'The share of the audience dropped beyond the automatic minimum versions, 0–1. Negative if less.',
    }),
    lostValueShare: t.exposeFloat('lostValueShare', {
      nullable: true,
      description: 'The same by what their visits are worth. Null if unknown.',
    }),
    gained: t.field({
      type: ['Feature'],
      description:
        'Features that work in every release at or above the minimum versions, but not at the automatic ones.',
      ...computed({ size: 20 }),
      resolve: ({ gained }) => gained,
    }),
    lost: t.field({
      type: ['Feature'],
      description:
        'Features that work in every release at or above the automatic minimum versions only.',
      ...computed({ size: 20 }),
      resolve: ({ lost }) => lost,
    }),
    ruleTargets: t.field({
      type: 'PolicyTargets',
      description: 'What the automatic minimum versions mean for compilers.',
      resolve: ({ ruleTargets }) => ruleTargets,
    }),
  }),
});

builder.objectType('PolicyTargets', {
  description: 'What a policy means for compilers.',
  fields: (t) => ({
    syntaxYear: t.exposeInt('syntaxYear', {
      description:
        'The newest edition of ECMAScript whose syntax works in all minimum versions. 5 if none does.',
    }),
    builtinsYear: t.exposeInt('builtinsYear', {
      description: 'The same for its built-in objects.',
    }),
    engines: t.exposeStringList('engines', {
      description: 'Engines as esbuild and Vite name them, such as `safari16.4`.',
    }),
  }),
});
