import './DecisionCount';
import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import { forwardArgs } from '@/server/api/graph/public/pageArgs';
import { getSetError, getSetShares } from '@/server/model/coverage/setCoverage';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { countOpenReviews, reviewPage } from '@/server/teams/reviews/reviews';
import { decidedFeatures } from '@/server/teams/workspaces/decidedFeatures';
import { collectEvidence } from '@/server/teams/workspaces/DecisionEvidence';
import { currentDecision } from '@/server/teams/workspaces/decisions';
import { countDecisions, decisionPage } from '@/server/teams/workspaces/findDecisions';
import { findSubject, findSubjectKey } from '@/server/teams/workspaces/Subject';
import { workspaceById } from '@/server/teams/workspaces/workspaces';
import { decisionStateEnum } from './Decision';
import { decisionConnection } from './DecisionConnection';
import { type Guarded, ruled } from './fieldRules';
import { loadAudience } from './loadAudience';
import { reviewConnection } from './Review';
import { subjectInput } from './SubjectInput';

type GuardedProject = ProjectRow & Guarded;

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Project: GuardedProject;
  }
}

const decided = new WeakMap<RequestContext, Map<string, ReturnType<typeof decidedFeatures>>>();

/** A page asks for a project's policy and for its shares. */
function decidedOnce(project: ProjectRow, context: RequestContext) {
  const known = decided.get(context) ?? new Map<string, ReturnType<typeof decidedFeatures>>();
  decided.set(context, known);
  const found =
    known.get(project.id) ??
    context.database().then((database) => decidedFeatures(database, context.catalogue, project));
  known.set(project.id, found);
  return found;
}

builder.objectType('Project', {
  description: 'Something a team builds: its audience, its line and its decisions.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('read'), resolve: ({ id }) => `project:${id}` }),
    slug: t.exposeString('slug', { description: 'Identifies it in URLs.', ...ruled('read') }),
    name: t.exposeString('name', { description: 'Display name.', ...ruled('read') }),
    version: t.exposeInt('version', {
      description: 'Increases with each change. Pass it as `expectedVersion`.',
      ...ruled('read'),
    }),
    audienceKey: t.exposeString('audience', {
      description: 'The key of its audience.',
      ...ruled('read'),
    }),
    audience: t.field({
      type: 'Audience',
      description: 'The audience it is built for. An error if the audience is gone.',
      ...ruled('read', computed().extensions),
      nullable: true,
      resolve: (project, _, context) => loadAudience(project, context),
    }),
    archivedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when it is archived and read-only. Null for a project in use.',
      ...ruled('read'),
      resolve: ({ archived_at }) => archived_at,
    }),
    linePercent: t.float({
      description: 'The line in percent.',
      ...ruled('read'),
      resolve: ({ line_percent }) => line_percent,
    }),
    workspace: t.field({
      type: 'Workspace',
      description: 'The team.',
      ...ruled('read'),
      resolve: async ({ workspace_id, access }, _, context) => ({
        ...(await workspaceById(await context.database(), workspace_id))!,
        access,
      }),
    }),
  }),
});

builder.objectFields('Project', (t) => ({
  policy: t.field({
    type: 'Policy',
    description:
      'The project as a policy: its audience, its line, and what it adopted and declined.',
    ...ruled('read', computed().extensions),
    nullable: true,
    resolve: async (project, _, context) => {
      const audience = await loadAudience(project, context);
      return buildPolicy(context, {
        ...(await decidedOnce(project, context)),
        audience: audience.key,
        linePercent: project.line_percent,
        maxDecided: Infinity,
      });
    },
  }),
  adoptedShares: t.field({
    type: 'AdoptedShares',
    description: 'Who can use all that was adopted together. Null while nothing is adopted.',
    ...ruled('read'),
    nullable: true,
    resolve: async (project, _, context) => {
      const audience = await loadAudience(project, context);
      const { adopt } = await decidedOnce(project, context);
      const features = adopt.map((slug) => context.catalogue.featureBySlug(slug)!);
      if (features.length === 0) return null;
      const shares = getSetShares(context.catalogue, features, audience);
      const measured = getSetError(context.catalogue, features, audience);
      const featureCount = features.length;
      return { ...shares, featureCount, measured, access: project.access };
    },
  }),
}));

builder.objectFields('Project', (t) => ({
  decisionOn: t.field({
    type: 'Decision',
    nullable: true,
    description: 'The decision in force on a subject. Null if there is none, or no such subject.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    ...ruled('read'),
    resolve: async ({ id, access }, { subject }, context) => {
      const key = findSubjectKey(context.catalogue, subject);
      if (key === undefined) return null;
      const row = await currentDecision(await context.database(), id, key);
      return row && { ...row, access };
    },
  }),
  evidenceOn: t.field({
    type: 'Evidence',
    description:
      'What is known of a subject today, before anything is decided. Null if there is no such subject.',
    args: { subject: t.arg({ type: subjectInput, required: true, description: 'The subject.' }) },
    ...ruled('read', computed().extensions),
    nullable: true,
    resolve: async (project, { subject }, context) => {
      const key = findSubjectKey(context.catalogue, subject);
      const found = key === undefined ? undefined : findSubject(context.catalogue, key);
      if (!found) return null;
      return { ...(await collectEvidence(context, project, found)), access: project.access };
    },
  }),
}));

builder.objectFields('Project', (t) => ({
  decisionCounts: t.field({
    type: ['DecisionCount'],
    description: 'How many decisions are in force, by state.',
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }, _, context) =>
      (await countDecisions(await context.database(), id)).map((row) => ({ ...row, access })),
  }),
  decisions: t.field({
    type: decisionConnection,
    description: 'The decisions in force, newest first.',
    args: {
      state: t.arg({
        type: [decisionStateEnum],
        description: 'Only decisions in one of these states.',
      }),
      isBulk: t.arg.boolean({
        description:
          'True for decisions that one act saved with others, false for those made singly.',
      }),
      ...forwardArgs(t.arg),
    },
    ...ruled('read'),
    resolve: async ({ id, access }, { state, isBulk, ...args }, context) => {
      const states = state?.filter((one) => one !== 'SUPERSEDED');
      const page = await decisionPage(await context.database(), id, { ...args, states, isBulk });
      return { ...page, access };
    },
  }),
}));

builder.objectFields('Project', (t) => ({
  openReviewCount: t.int({
    description: 'How many decisions await review.',
    ...ruled('read'),
    resolve: async ({ id }, _, context) => countOpenReviews(await context.database(), id),
  }),
  reviews: t.field({
    type: reviewConnection,
    description: 'Reviews of its decisions, newest first.',
    args: {
      isOpen: t.arg.boolean({ description: 'True for open reviews, false for all others.' }),
      ...forwardArgs(t.arg),
    },
    ...ruled('read'),
    resolve: async ({ id, access }, args, context) => ({
      ...(await reviewPage(await context.database(), id, args)),
      access,
    }),
  }),
}));
