import { baselineReach, type BaselineReach } from '@/server/audiences/baselineReach';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    BaselineReach: BaselineReach;
  }
}

builder.objectType('BaselineReach', {
  description: 'How much of an audience has all of a Baseline target.',
  fields: (t) => ({
    target: t.exposeString('target', {
      description: '`newly`, `widely` or a year, as in the audience key `baseline:<target>`.',
    }),
    name: t.exposeString('name', { description: 'A name to show.' }),
    share: t.exposeFloat('share', {
      description:
        'The share of the whole audience, 0–1; those whose browser is unknown are not counted as reached.',
    }),
  }),
});

builder.objectFields('Audience', (t) => ({
  baselineReach: t.field({
    type: ['BaselineReach'],
    description:
      'How much of it has all that is newly and widely available, and all of each Baseline year, the newest first.',
    ...computed({ size: 14 }),
    resolve: (audience, _, { catalogue }) => baselineReach(catalogue, audience),
  }),
}));
