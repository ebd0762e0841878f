import { STALE_REPORT_DAYS } from '@/domain/useReports';
import { builder } from '@/server/api/graph/public/builder';
import { forwardArgs, skipArg } from '@/server/api/graph/public/pageArgs';
import { arrayRows, paginate } from '@/server/model/features/connection';
import type { ProjectRow } from '@/server/platform/database/Tables';
import type { UsedFeature } from '@/server/teams/uses/projectUses';
import {
  listFeaturesOfWorkspace,
  readWorkspaceUses,
  type WorkspaceUses,
} from '@/server/teams/uses/workspaceUses';
import { type Guarded, ruled } from './fieldRules';
import { ageInDays } from './ReportingRepository';
import { teamConnection } from './teamConnection';

interface FeatureRow extends UsedFeature {
  readonly projects: readonly ProjectRow[];
}

interface UsesOfWorkspace extends WorkspaceUses {
  readonly features: readonly UsedFeature[];
}

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    WorkspaceUses: UsesOfWorkspace & Guarded;
    WorkspaceFeature: FeatureRow & Guarded;
  }
}

/** The projects that a row names, and the old repositories that a page does. */
const NAMED = 5;

builder.objectType('WorkspaceFeature', {
  description: 'A feature that the code of a workspace’s projects uses.',
  fields: (t) => ({
    feature: t.field({
      type: 'Feature',
      description: 'The feature.',
      ...ruled('read'),
      resolve: ({ feature }) => feature,
    }),
    count: t.field({
      type: 'UseCount',
      description: 'How often it is used, over all projects.',
      ...ruled('read'),
      resolve: ({ count, access }) => ({ ...count, access }),
    }),
    useCountBefore: t.int({
      nullable: true,
      description: 'How many uses there were four weeks ago. Null if nothing was reported by then.',
      ...ruled('read'),
      resolve: ({ useCountBefore }) => useCountBefore,
    }),
    projectCount: t.int({
      description: 'How many projects use it.',
      ...ruled('read'),
      resolve: ({ projectIds }) => projectIds.length,
    }),
    projects: t.field({
      type: ['Project'],
      description: `The projects with the most uses of it, ${NAMED} at most.`,
      ...ruled('read', { size: NAMED }),
      resolve: ({ projects, access }) => projects.map((one) => ({ ...one, access })),
    }),
  }),
});

const featureConnection = teamConnection<FeatureRow, 'WorkspaceFeature'>('WorkspaceFeature', {
  node: 'WorkspaceFeature',
  rule: 'read',
  what: ['features that the code of projects uses', 'a feature that the code of projects uses'],
  order: 'those in the most projects first, then the most used',
  toNode: (row, { access }) => ({ ...row, access: access! }),
});

builder.objectType('WorkspaceUses', {
  description:
    'What the code of a workspace’s projects uses, by the newest report of each repository.',
  fields: (t) => ({
    featureCount: t.int({
      description: 'How many features are used.',
      ...ruled('read'),
      resolve: ({ features }) => features.length,
    }),
    projectCount: t.int({
      description: 'How many projects the reports that count are of.',
      ...ruled('read'),
      resolve: ({ repositories }) => new Set(repositories.map(({ projectId }) => projectId)).size,
    }),
    repositoryCount: t.int({
      description: 'How many repositories report.',
      ...ruled('read'),
      resolve: ({ reportCount }) => reportCount,
    }),
    countedRepositoryCount: t.int({
      description: 'How many of them count here: those with the newest reports.',
      ...ruled('read'),
      resolve: ({ repositories }) => repositories.length,
    }),
  }),
});

builder.objectFields('WorkspaceUses', (t) => ({
  staleRepositories: t.field({
    type: ['ReportingRepository'],
    description: `Repositories that reported more than ${STALE_REPORT_DAYS} days ago, oldest first, ${NAMED} at most.`,
    ...ruled('read', { size: NAMED }),
    resolve: ({ repositories, projects, access }, _, { today }) =>
      repositories
        .filter(({ reportedAt }) => ageInDays(reportedAt, today) > STALE_REPORT_DAYS)
        .sort((a, b) => a.reportedAt - b.reportedAt)
        .slice(0, NAMED)
        .map((one) => ({ ...one, project: projects.get(one.projectId)!, access })),
  }),
  features: t.field({
    type: featureConnection,
    description: 'The features that are used.',
    args: { ...forwardArgs(t.arg), skip: skipArg(t.arg) },
    ...ruled('read'),
    resolve: ({ features, projects, access }, args) => {
      const rows = features.map((row) => ({
        ...row,
        projects: row.projectIds.slice(0, NAMED).map((id) => projects.get(id)!),
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
}));

builder.objectFields('Workspace', (t) => ({
  reportedUses: t.field({
    type: 'WorkspaceUses',
    nullable: true,
    description:
      'What the code of its projects uses, archived ones left out. Null until a repository reports it.',
    ...ruled('read'),
    resolve: async ({ id, access }, _, context) => {
      const now = Date.parse(context.today);
      const uses = await readWorkspaceUses(await context.database(), id, { now });
      return (
        uses && { ...uses, features: listFeaturesOfWorkspace(context.catalogue, uses), access }
      );
    },
  }),
}));
