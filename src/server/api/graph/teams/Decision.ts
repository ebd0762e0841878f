import { builder } from '@/server/api/graph/public/builder';
import { computed } from '@/server/api/graph/public/computed';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { DecisionRow, ProjectRow } from '@/server/platform/database/Tables';
import { openReviewOn } from '@/server/teams/reviews/reviews';
import { allows } from '@/server/teams/workspaces/Access';
import { collectEvidence, type DecisionEvidence } from '@/server/teams/workspaces/DecisionEvidence';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { decisionHistory } from '@/server/teams/workspaces/findDecisions';
import { findMember } from '@/server/teams/workspaces/members';
import { projectById } from '@/server/teams/workspaces/projects';
import { renderMarkdown } from '@/server/teams/workspaces/renderMarkdown';
import { findSubject, type Subject, subjectName } from '@/server/teams/workspaces/Subject';
import { type Guarded, ruled } from './fieldRules';

type GuardedDecision = DecisionRow & Guarded;

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Decision: GuardedDecision;
  }
}

export const decisionStateEnum = builder.enumType('DecisionState', {
  description: 'What a team decided on a subject.',
  values: {
    PROPOSED: { description: 'A suggestion; nothing is decided.' },
    ADOPTED: { description: 'The team uses it.' },
    ADOPTED_WITH_FALLBACK: {
      description: 'The team uses it, with a fallback for people without support.',
    },
    WAITING: { description: 'The team does not use it yet.' },
    DECLINED: { description: 'The team does not use it.' },
    SUPERSEDED: { description: 'A newer decision on the same subject replaced it.' },
  } as const,
});

const subjectUnion = builder.unionType('DecisionSubject', {
  description: 'What a decision is about: a feature, a compat key, or features used together.',
  types: ['Feature', 'CompatKey', 'FeatureSet'],
  resolveType: (value) =>
    'features' in value ? 'FeatureSet' : 'path' in value ? 'CompatKey' : 'Feature',
});

function subjectValue(subject: Subject) {
  if (subject.kind === 'set') return subject.set;
  return subject.kind === 'feature' ? subject.feature : subject.key;
}

const projects = new WeakMap<RequestContext, Map<string, Promise<ProjectRow | undefined>>>();

/** A list asks for one project in every row. */
function projectOnce(context: RequestContext, id: string): Promise<ProjectRow | undefined> {
  const known = projects.get(context) ?? new Map<string, Promise<ProjectRow | undefined>>();
  projects.set(context, known);
  const found = known.get(id) ?? context.database().then((database) => projectById(database, id));
  known.set(id, found);
  return found;
}

async function evidenceToday(row: GuardedDecision, context: RequestContext) {
  const project = (await projectOnce(context, row.project_id))!;
  const subject = findSubject(context.catalogue, row.subject);
  return subject && { ...(await collectEvidence(context, project, subject)), access: row.access };
}

builder.objectType('Decision', {
  description:
    'What a team decided on a subject, and why. Never changed: a newer one supersedes it.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({
      description: 'Global id.',
      ...ruled('read'),
      resolve: ({ id }) => `decision:${id}`,
    }),
    version: t.exposeInt('version', {
      description:
        '1 for the first decision on its subject. Pass it as `expectedVersion` to supersede this decision.',
      ...ruled('read'),
    }),
    state: t.field({
      type: decisionStateEnum,
      description: 'Its state now.',
      ...ruled('read'),
      resolve: ({ state, is_current }) => (is_current === 1 ? state : 'SUPERSEDED'),
    }),
    decidedAs: t.field({
      type: decisionStateEnum,
      description: 'The state it was saved with.',
      ...ruled('read'),
      resolve: ({ state }) => state,
    }),
    subject: t.field({
      type: subjectUnion,
      nullable: true,
      description: 'What it is about. Null if the data no longer has it.',
      ...ruled('read'),
      resolve: ({ subject }, _, { catalogue }) => {
        const found = findSubject(catalogue, subject);
        return found && subjectValue(found);
      },
    }),
    subjectKey: t.exposeString('subject', {
      description: 'The subject as text, such as `feature:has`.',
      ...ruled('read'),
    }),
    subjectName: t.string({
      description: 'The subject by name.',
      ...ruled('read'),
      resolve: ({ subject }, _, { catalogue }) => subjectName(catalogue, subject),
    }),
  }),
});

builder.objectFields('Decision', (t) => ({
  project: t.field({
    type: 'Project',
    description: 'The project it applies to.',
    ...ruled('read'),
    resolve: async ({ project_id, access }, _, context) => ({
      ...(await projectOnce(context, project_id))!,
      access,
    }),
  }),
}));

builder.objectFields('Decision', (t) => ({
  rationale: t.exposeString('rationale', {
    description: 'The reasons, in Markdown.',
    ...ruled('read'),
  }),
  rationaleHtml: t.string({
    description: 'The reasons as sanitized HTML.',
    ...ruled('read'),
    resolve: ({ rationale }) => renderMarkdown(rationale),
  }),
  fallback: t.exposeString('fallback', {
    nullable: true,
    description: 'What people without support get, in Markdown.',
    ...ruled('read'),
  }),
  fallbackHtml: t.string({
    nullable: true,
    description: 'The fallback as sanitized HTML.',
    ...ruled('read'),
    resolve: ({ fallback }) => (fallback === null ? null : renderMarkdown(fallback)),
  }),
}));

builder.objectFields('Decision', (t) => ({
  author: t.string({
    description: 'Who decided, by name.',
    ...ruled('read'),
    resolve: async ({ author }, _, context) => findActorName(await context.database(), author),
  }),
  owner: t.field({
    type: 'Member',
    nullable: true,
    description: 'The member responsible for it. Null once they have left.',
    ...ruled('read'),
    resolve: async ({ owner_id, workspace_id, access }, _, context) => {
      const member = await findMember(await context.database(), workspace_id, owner_id ?? '');
      return member && { ...member, access };
    },
  }),
  decidedAt: t.field({
    type: 'DateTime',
    description: 'When it was saved.',
    ...ruled('read'),
    resolve: ({ decided_at }) => decided_at,
  }),
  reviewOn: t.field({
    type: 'Date',
    nullable: true,
    description: 'The day to review it.',
    ...ruled('read'),
    resolve: ({ review_on }) => review_on,
  }),
}));

builder.objectFields('Decision', (t) => ({
  evidence: t.field({
    type: 'Evidence',
    description: 'What was known when it was made.',
    ...ruled('read'),
    resolve: ({ evidence, access }) => ({ ...(JSON.parse(evidence) as DecisionEvidence), access }),
  }),
  evidenceToday: t.field({
    type: 'Evidence',
    description: 'What is known today. Null if the data no longer has the subject.',
    ...ruled('read', computed().extensions),
    nullable: true,
    resolve: (decision, _, context) => evidenceToday(decision, context),
  }),
  history: t.field({
    type: ['Decision'],
    description: 'All decisions on the subject in this project, newest first, this one included.',
    ...ruled('read', { size: 3 }),
    resolve: async (decision, _, context) =>
      (await decisionHistory(await context.database(), decision)).map((row) => ({
        ...row,
        access: decision.access,
      })),
  }),
  mayDecide: t.boolean({
    description: 'Whether the viewer may supersede it.',
    ...ruled('read'),
    resolve: ({ access }) => allows(access, 'decide'),
  }),
}));

builder.objectFields('Decision', (t) => ({
  openReview: t.field({
    type: 'Review',
    nullable: true,
    description: 'Its open or snoozed review. Null if there is none.',
    ...ruled('read'),
    resolve: async ({ id, access }, _, context) => {
      const row = await openReviewOn(await context.database(), id);
      return row && { ...row, access };
    },
  }),
}));

builder.objectFields('Decision', (t) => ({
  askAtPercent: t.float({
    nullable: true,
    description:
      'The percentage that triggers a review, in place of the project’s line: below it for an adopted subject, at or above it for any other.',
    ...ruled('read'),
    resolve: ({ ask_at_percent }) => ask_at_percent,
  }),
  askWhenShipped: t.field({
    type: 'Browser',
    nullable: true,
    description:
      'The browser whose support triggers a review. Null if there is none, or if the data lacks it.',
    ...ruled('read'),
    resolve: ({ ask_when_shipped }, _, { catalogue }) =>
      catalogue.browserBySlug(ask_when_shipped ?? ''),
  }),
}));
