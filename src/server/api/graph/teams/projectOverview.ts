import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { checkFirst } from '@/server/model/features/connection';
import { findAdoptable } from '@/server/teams/workspaces/bulkDecisions';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { currentActs, type DecisionAct } from '@/server/teams/workspaces/findDecisions';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    DecisionAct: DecisionAct & Guarded;
    Adoptable: { readonly features: readonly Feature[] } & Guarded;
  }
}

const FEATURES = { byDefault: 5, max: 50 };

builder.objectType('DecisionAct', {
  description: 'Many decisions that one act saved, as far as they are still in force.',
  fields: (t) => ({
    id: t.id({ description: 'Pass it to `undoAct`.', ...ruled('read'), resolve: ({ id }) => id }),
    count: t.exposeInt('count', {
      description: 'How many are still in force.',
      ...ruled('read'),
    }),
    author: t.string({
      description: 'The name of the member or the API token that saved them.',
      ...ruled('read'),
      resolve: async ({ author }, _, context) => findActorName(await context.database(), author),
    }),
    decidedOn: t.field({
      type: 'Date',
      description: 'The day.',
      ...ruled('read'),
      resolve: ({ decidedAt }) => new Date(decidedAt).toISOString().slice(0, 10),
    }),
  }),
});

builder.objectType('Adoptable', {
  description:
    'The features at or above a project’s line that are undecided, waiting or proposed, except discouraged ones.',
  fields: (t) => ({
    count: t.int({
      description: 'How many.',
      ...ruled('read'),
      resolve: ({ features }) => features.length,
    }),
    features: t.field({
      type: ['Feature'],
      description: 'Those that became newly available last are first.',
      args: {
        first: t.arg.int({
          description: `How many at most, 1 to ${FEATURES.max}. Default: ${FEATURES.byDefault}.`,
        }),
      },
      ...ruled('read', { size: FEATURES.byDefault }),
      resolve: ({ features }, { first }, { today }) => {
        const dayOf = (feature: Feature) => getBaseline(feature, today).newlyOn ?? '';
        return features
          .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
          .slice(0, checkFirst(first, FEATURES));
      },
    }),
  }),
});

builder.objectFields('Project', (t) => ({
  decisionActs: t.field({
    type: ['DecisionAct'],
    description: 'What was decided in acts of many decisions, the latest first; at most 20.',
    ...ruled('read', { size: 3 }),
    resolve: async ({ id, access }, _, context) =>
      (await currentActs(await context.database(), id)).map((act) => ({ ...act, access })),
  }),
  adoptable: t.field({
    type: 'Adoptable',
    description: 'The features that may be adopted now. An error if the audience is gone.',
    ...ruled('read', computed().extensions),
    nullable: true,
    resolve: async (project, _, context) => ({
      features: await findAdoptable(await context.database(), project, { query: '', context }),
      access: project.access,
    }),
  }),
}));
