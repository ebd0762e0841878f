import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import { featureSortEnum } from '@/server/api/graph/public/FeatureSort';
import { checkListLine } from '@/server/api/graph/public/linePercentArg';
import { forwardArgs, skipArg } from '@/server/api/graph/public/pageArgs';
import { featureList } from '@/server/model/features/featureList';
import {
  decidedValues,
  type FeatureDecision,
  featureDecisions,
} from '@/server/teams/workspaces/featureDecisions';
import { decisionStateEnum } from './Decision';
import { type Guarded, ruled } from './fieldRules';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    FeatureDecision: FeatureDecision & Guarded;
  }
}

builder.objectType('FeatureDecision', {
  description: 'What a project decided on one feature, alone or in a set that it adopted.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'The feature.', ...ruled('read') }),
    state: t.field({
      type: decisionStateEnum,
      description: 'What was decided.',
      ...ruled('read'),
      resolve: ({ state }) => state,
    }),
    isAsked: t.exposeBoolean('isAsked', {
      description: 'Whether it has an open review.',
      ...ruled('read'),
    }),
  }),
});

builder.objectFields('Project', (t) => ({
  featureDecisions: t.field({
    type: ['FeatureDecision'],
    description: 'The decisions in force on features, at most one for each.',
    ...ruled('read', { size: 100 }),
    resolve: async (project, _, context) => {
      const decisions = await featureDecisions(
        await context.database(),
        context.catalogue,
        project,
      );
      return decisions.map((decision) => ({ ...decision, access: project.access }));
    },
  }),
  features: t.field({
    type: 'FeatureConnection',
    description:
      'All features that match `query`, as `Query.features` lists them, where `decision:` terms are about this project.',
    args: {
      query: t.arg.string({ description: 'The query. Empty matches all features.' }),
      sort: t.arg({ type: featureSortEnum, description: 'Sort order. Default: NAME_ASC.' }),
      audience: t.arg.string({
        description:
          'Key of the audience for `coverage:` and for sorting. Default: the project’s own.',
      }),
      linePercent: t.arg.float({
        description: 'The line in percent, as for `Query.features`. Default: the project’s own.',
      }),
      skip: skipArg(t.arg),
      ...forwardArgs(t.arg),
    },
    ...ruled('read', computed().extensions),
    nullable: true,
    resolve: async (project, { audience, ...args }, context) => {
      const key = audience ?? project.audience;
      const [rows] = await Promise.all([
        featureDecisions(await context.database(), context.catalogue, project),
        context.loadAudiences([key]),
      ]);
      const linePercent = checkListLine(args.linePercent) ?? project.line_percent;
      const decisions = decidedValues(rows);
      return featureList(context, { ...args, audience: key, linePercent, decisions });
    },
  }),
}));
