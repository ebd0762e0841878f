import { builder } from '@/server/api/graph/public/builder';
import type { DecisionCount } from '@/server/teams/workspaces/findDecisions';
import { decisionStateEnum } from './Decision';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    DecisionCount: DecisionCount & Guarded;
  }
}

builder.objectType('DecisionCount', {
  description: 'How many decisions of a project have a state.',
  fields: (t) => ({
    state: t.field({
      type: decisionStateEnum,
      description: 'The state.',
      ...ruled('read'),
      resolve: ({ state }) => state,
    }),
    count: t.exposeInt('count', { description: 'How many.', ...ruled('read') }),
  }),
});
