import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import { forwardArgs } from '@/server/api/graph/public/pageArgs';
import { getFeatureCoverage } from '@/server/model/coverage/coverage';
import { arrayRows, paginate } from '@/server/model/features/connection';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { orderByConcern } from '@/server/teams/uses/orderByConcern';
import {
  countUses,
  listUsedFeatures,
  type ProjectUses,
  readProjectUses,
  type RepositoryUses,
  type UsedFeature,
} from '@/server/teams/uses/projectUses';
import type { DecisionState } from '@/server/teams/workspaces/decisions';
import { featureDecisions } from '@/server/teams/workspaces/featureDecisions';
import { findSubject } from '@/server/teams/workspaces/Subject';
import { decisionStateEnum } from './Decision';
import { type Guarded, ruled } from './fieldRules';
import { loadAudience } from './loadAudience';
import { teamConnection } from './teamConnection';

interface UsedFeatureRow extends UsedFeature {
  readonly project: ProjectRow;
  readonly state: DecisionState | undefined;
}

interface UsesOfProject {
  readonly project: ProjectRow;
  readonly repositories: readonly RepositoryUses[];
  readonly features: readonly UsedFeature[];
}

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    ReportedUses: UsesOfProject & Guarded;
    UsedFeature: UsedFeatureRow & Guarded;
  }
}

const read = new WeakMap<RequestContext, Map<string, Promise<ProjectUses | undefined>>>();

/** Each of a list of decisions asks for the reports of its project. */
function usesOnce(context: RequestContext, projectId: string): Promise<ProjectUses | undefined> {
  const known = read.get(context) ?? new Map<string, Promise<ProjectUses | undefined>>();
  read.set(context, known);
  const found =
    known.get(projectId) ??
    context
      .database()
      .then((database) => readProjectUses(database, projectId, Date.parse(context.today)));
  known.set(projectId, found);
  return found;
}

builder.objectType('UsedFeature', {
  description: 'A feature that the code of a project uses, next to what was decided on it.',
  fields: (t) => ({
    feature: t.field({
      type: 'Feature',
      description: 'The feature.',
      ...ruled('read'),
      resolve: ({ feature }) => feature,
    }),
    count: t.field({
      type: 'UseCount',
      description: 'How often it is used.',
      ...ruled('read'),
      resolve: ({ count, access }) => ({ ...count, access }),
    }),
    useCountBefore: t.int({
      nullable: true,
      description: 'How many uses there were four weeks ago. Null if nothing was reported by then.',
      ...ruled('read'),
      resolve: ({ useCountBefore }) => useCountBefore,
    }),
    state: t.field({
      type: decisionStateEnum,
      nullable: true,
      description: 'What was decided on it, alone or in a set. Null if nothing was.',
      ...ruled('read'),
      resolve: ({ state }) => state,
    }),
    coverage: t.field({
      type: 'Coverage',
      description: 'How much of the project’s audience can use it.',
      ...ruled('read', computed().extensions),
      nullable: true,
      resolve: async ({ feature, project }, _, context) => {
        const audience = await loadAudience(project, context);
        const shares = getFeatureCoverage(context.catalogue, feature, audience);
        return { audience, shares, of: { feature } };
      },
    }),
  }),
});

const usedFeatureConnection = teamConnection<UsedFeatureRow, 'UsedFeature'>('UsedFeature', {
  node: 'UsedFeature',
  rule: 'read',
  what: ['features that code uses', 'a feature that code uses'],
  order: 'contradictions of a decision or the line first, then the most used',
  toNode: (row, { access }) => ({ ...row, access: access! }),
});

builder.objectType('ReportedUses', {
  description: 'What the code of a project uses, by the newest report of each repository.',
  fields: (t) => ({
    repositories: t.field({
      type: ['ReportingRepository'],
      description: 'The repositories, by name.',
      ...ruled('read', { size: 5 }),
      resolve: ({ repositories, project, access }) =>
        repositories.map((one) => ({ ...one, project, access })),
    }),
    featureCount: t.int({
      description: 'How many features are used.',
      ...ruled('read'),
      resolve: ({ features }) => features.length,
    }),
    features: t.field({
      type: usedFeatureConnection,
      description: 'The features that are used.',
      args: forwardArgs(t.arg),
      ...ruled('read'),
      resolve: async ({ features, project, access }, args, context) => {
        const { catalogue } = context;
        // Without its audience, the list is still worth reading.
        const audience = await loadAudience(project, context).catch(() => undefined);
        const decisions = await featureDecisions(await context.database(), catalogue, project);
        const states = new Map(decisions.map(({ slug, state }) => [slug, state]));
        const terms = { catalogue, audience, linePercent: project.line_percent, states };
        const rows = orderByConcern(features, terms).map((row) => ({
          ...row,
          project,
          state: states.get(row.feature.slug),
        }));
        return {
          ...paginate(
            arrayRows(rows, ({ feature }) => feature.slug),
            args,
          ),
          access,
        };
      },
    }),
  }),
});

builder.objectFields('Project', (t) => ({
  reportedUses: t.field({
    type: 'ReportedUses',
    nullable: true,
    description: 'What its code uses. Null until a repository reports it.',
    ...ruled('read'),
    resolve: async (project, _, context) => {
      const uses = await usesOnce(context, project.id);
      if (!uses) return undefined;
      const features = listUsedFeatures(context.catalogue, uses);
      return { project, repositories: uses.repositories, features, access: project.access };
    },
  }),
}));

builder.objectFields('Decision', (t) => ({
  uses: t.field({
    type: 'UseCount',
    nullable: true,
    description:
      'How often the project’s code uses its subject. Null if no report has it; of features used together, any of them.',
    ...ruled('read'),
    resolve: async ({ project_id, subject, access }, _, context) => {
      const uses = await usesOnce(context, project_id);
      const isCounted = uses && keysOfSubject(context, subject);
      const count = uses && isCounted && countUses(uses, isCounted);
      return count && { ...count, access };
    },
  }),
}));

function keysOfSubject({ catalogue }: RequestContext, text: string) {
  const subject = findSubject(catalogue, text);
  if (!subject) return undefined;
  if (subject.kind === 'key') {
    const { path } = subject.key;
    return (key: string) => key === path || key.startsWith(`${path}.`);
  }
  const features = new Set(subject.kind === 'set' ? subject.set.features : [subject.feature]);
  return (key: string) => {
    const feature = catalogue.keyByPath(key)?.feature;
    return feature !== undefined && features.has(feature);
  };
}
