import { baselineReach, type BaselineReach } from '@/server/model/audiences/baselineReach';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    BaselineReach: BaselineReach;
  }
}

builder.objectType('BaselineReach', {
  description: 'How much of an audience supports everything in a Baseline target.',
  fields: (t) => ({
    target: t.exposeString('target', {
      description: '`newly`, `widely` or a year, as in the audience key `baseline:<target>`.',
    }),
    name: t.exposeString('name', { description: 'Display name.' }),
    share: t.exposeFloat('share', {
      description: 'The share of the whole audience, 0–1. Unknown releases count as not reached.',
    }),
  }),
});

builder.objectFields('Audience', (t) => ({
  baselineReach: t.field({
    type: ['BaselineReach'],
    description:
      'How much of the audience supports everything newly available, everything widely available, and each Baseline year, newest first.',
    ...computed({ size: 14 }),
    resolve: (audience, _, { catalogue }) => baselineReach(catalogue, audience),
  }),
}));
