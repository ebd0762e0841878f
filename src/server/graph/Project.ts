import { getSetShares } from '@/server/coverage/setCoverage';
import { openDatabase } from '@/server/database/openDatabase';
import type { ProjectRow } from '@/server/database/Tables';
import type { RequestContext } from '@/server/features/RequestContext';
import { buildPolicy } from '@/server/policy/Policy';
import { currentDecision } from '@/server/workspaces/decisions';
import {
  countDecisions,
  decidedSubjects,
  type DecisionCount,
  decisionPage,
} from '@/server/workspaces/findDecisions';
import { findSubject, findSubjectKey } from '@/server/workspaces/Subject';
import { workspaceById } from '@/server/workspaces/workspaces';
import { builder } from './builder';
import { computed } from './computed';
import { decisionStateEnum } from './Decision';
import { type Guarded, ruled } from './fieldRules';
import { forwardArgs } from './pageArgs';
import { subjectInput } from './SubjectInput';

type GuardedProject = ProjectRow & Guarded;

declare module './builder' {
  interface GraphObjects {
    Project: GuardedProject;
    DecisionCount: DecisionCount & Guarded;
    AdoptedShares: AdoptedShares & Guarded;
  }
}

interface AdoptedShares {
  readonly featureCount: number;
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
}

async function audienceOf({ audience }: ProjectRow, context: RequestContext) {
  await context.loadAudiences([audience]);
  return context.audience(audience);
}

/** The features that a policy of this project adopts and declines. */
async function decidedFeatures({ id }: ProjectRow, { catalogue }: RequestContext) {
  const rows = await decidedSubjects(await openDatabase(), id);
  const [adopted, declined] = [new Set<string>(), new Set<string>()];
  for (const { subject, state } of rows) {
    const found = findSubject(catalogue, subject);
    if (!found || found.kind === 'key') continue;
    const isDeclined = state === 'DECLINED';
    // To decline a combination is to decline none of its features alone.
    if (isDeclined && found.kind === 'set') continue;
    const features = found.kind === 'set' ? found.set.features : [found.feature];
    for (const { slug } of features) (isDeclined ? declined : adopted).add(slug);
  }
  for (const slug of adopted) declined.delete(slug);
  return { adopt: [...adopted], decline: [...declined] };
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

builder.objectType('AdoptedShares', {
  description:
    'Who can use everything a project has adopted. A release counts only if it supports all of it.',
  fields: (t) => ({
    featureCount: t.exposeInt('featureCount', {
      description: 'How many features were adopted, alone or in sets. Compat keys are not counted.',
      ...ruled('read'),
    }),
    supportedShare: t.exposeFloat('supportedShare', {
      description: 'The share that has all of them, 0–1.',
      ...ruled('read'),
    }),
    partialShare: t.exposeFloat('partialShare', {
      description: 'The share that has some only in part.',
      ...ruled('read'),
    }),
    unsupportedShare: t.exposeFloat('unsupportedShare', {
      description: 'The share that lacks at least one.',
      ...ruled('read'),
    }),
    unknownShare: t.exposeFloat('unknownShare', {
      description: 'The share of which it is unknown.',
      ...ruled('read'),
    }),
  }),
});

builder.objectType('Project', {
  description: 'Something a team builds: its audience, its line and its decisions.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('read'), resolve: ({ id }) => `project:${id}` }),
    slug: t.exposeString('slug', { description: 'Its part of addresses.', ...ruled('read') }),
    name: t.exposeString('name', { description: 'Display name.', ...ruled('read') }),
    version: t.exposeInt('version', {
      description: 'Goes up with each change; give it as `expectedVersion`.',
      ...ruled('read'),
    }),
    audienceKey: t.exposeString('audience', {
      description: 'The key of its audience.',
      ...ruled('read'),
    }),
    audience: t.field({
      type: 'Audience',
      description: 'The people it is built for. Fails where the audience is gone.',
      ...ruled('read', computed().extensions),
      nullable: true,
      resolve: (project, _, context) => audienceOf(project, context),
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
      resolve: async ({ workspace_id, access }) => ({
        ...(await workspaceById(await openDatabase(), workspace_id))!,
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
      const audience = await audienceOf(project, context);
      const decided = await decidedFeatures(project, context);
      return buildPolicy(context, {
        ...decided,
        audience: audience.key,
        linePercent: project.line_percent,
      });
    },
  }),
  adoptedShares: t.field({
    type: 'AdoptedShares',
    description: 'Who can use all that was adopted together. Null while nothing is adopted.',
    ...ruled('read'),
    nullable: true,
    resolve: async (project, _, context) => {
      const audience = await audienceOf(project, context);
      const { adopt } = await decidedFeatures(project, context);
      const features = adopt.map((slug) => context.catalogue.featureBySlug(slug)!);
      if (features.length === 0) return null;
      const shares = getSetShares(context.catalogue, features, audience);
      return { ...shares, featureCount: features.length, access: project.access };
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
    resolve: async ({ id, access }, { subject }, { catalogue }) => {
      const key = findSubjectKey(catalogue, subject);
      if (key === undefined) return null;
      const row = await currentDecision(await openDatabase(), id, key);
      return row && { ...row, access };
    },
  }),
  decisionCounts: t.field({
    type: ['DecisionCount'],
    description: 'How many decisions are in force, by state.',
    ...ruled('read', { size: 5 }),
    resolve: async ({ id, access }) =>
      (await countDecisions(await openDatabase(), id)).map((row) => ({ ...row, access })),
  }),
  decisions: t.field({
    type: 'DecisionConnection',
    description: 'The decisions in force, newest first.',
    args: {
      state: t.arg({ type: [decisionStateEnum], description: 'Those in one of these states.' }),
      ...forwardArgs(t.arg),
    },
    ...ruled('read'),
    resolve: async ({ id, access }, { state, ...args }) => {
      const states = state?.filter((one) => one !== 'SUPERSEDED');
      const page = await decisionPage(await openDatabase(), id, { ...args, states });
      return { ...page, access };
    },
  }),
}));
