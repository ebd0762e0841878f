import { builder } from '@/server/api/graph/public/builder';
import { changeCauseEnum } from '@/server/api/graph/public/ChangePart';
import type { ReviewRow } from '@/server/platform/database/ReviewTables';
import type { ReviewFinding } from '@/server/teams/reviews/ReviewFinding';
import type { CausePart } from '@/server/teams/workspaces/Counterfactual';
import { findActorName } from '@/server/teams/workspaces/findActorName';
import { decisionById } from '@/server/teams/workspaces/findDecisions';
import { type Guarded, ruled } from './fieldRules';
import { teamConnection } from './teamConnection';

declare module '@/server/api/graph/public/builder' {
  interface GraphObjects {
    Review: ReviewRow & Guarded;
    ReviewPart: CausePart & Guarded;
  }
}

export const reviewStateEnum = builder.enumType('ReviewState', {
  description: 'The state of a review. Its decision stays in force until it is answered.',
  values: {
    OPEN: { description: 'Someone should look at the decision.' },
    CONFIRMED: { description: 'The decision was confirmed as it is.' },
    SUPERSEDED: { description: 'A newer decision replaced the decision.' },
    SNOOZED: { description: 'Postponed until a date or a share.' },
  } as const,
});

builder.objectType('ReviewPart', {
  description: 'A part of the difference that a review is about. The parts sum to the difference.',
  fields: (t) => ({
    cause: t.field({
      type: changeCauseEnum,
      description: 'The reason.',
      ...ruled('read'),
      resolve: ({ cause }) => cause,
    }),
    share: t.exposeFloat('share', {
      description: 'Its part of the difference, −1 to 1.',
      ...ruled('read'),
    }),
  }),
});

const parseFinding = ({ finding }: ReviewRow): ReviewFinding =>
  JSON.parse(finding) as ReviewFinding;

builder.objectType('Review', {
  description:
    'A request to look at a decision again, because something has changed since it was made.',
  interfaces: ['Node'],
  fields: (t) => ({
    id: t.id({ description: 'Global id.', ...ruled('read'), resolve: ({ id }) => `review:${id}` }),
    version: t.exposeInt('version', {
      description: 'Increases with each change. Pass it as `expectedVersion`.',
      ...ruled('read'),
    }),
    state: t.field({
      type: reviewStateEnum,
      description: 'Its state.',
      ...ruled('read'),
      resolve: ({ state }) => state,
    }),
    cause: t.field({
      type: changeCauseEnum,
      description: 'The main reason for the difference.',
      ...ruled('read'),
      resolve: (review) => parseFinding(review).cause,
    }),
    parts: t.field({
      type: ['ReviewPart'],
      description: 'The reasons with their parts of the difference, largest first.',
      ...ruled('read', { size: 3 }),
      resolve: (review) =>
        parseFinding(review).parts.map((part) => ({ ...part, access: review.access })),
    }),
    sentence: t.string({
      description: 'What happened, in plain words.',
      ...ruled('read'),
      resolve: (review) => parseFinding(review).sentence,
    }),
    beforeShare: t.float({
      description: 'The share when the decision was made or last confirmed, 0–1.',
      ...ruled('read'),
      resolve: (review) => parseFinding(review).beforeShare,
    }),
    afterShare: t.float({
      description: 'The share when the review was opened, 0–1.',
      ...ruled('read'),
      resolve: (review) => parseFinding(review).afterShare,
    }),
  }),
});

builder.objectFields('Review', (t) => ({
  openedAt: t.field({
    type: 'DateTime',
    description: 'When it was opened.',
    ...ruled('read'),
    resolve: ({ opened_at }) => opened_at,
  }),
  closedBy: t.string({
    nullable: true,
    description: 'Who answered it, by name. Null if nobody has.',
    ...ruled('read'),
    resolve: async ({ closed_by }, _, context) =>
      closed_by === null ? null : findActorName(await context.database(), closed_by),
  }),
  snoozedUntil: t.field({
    type: 'Date',
    nullable: true,
    description: 'The date on which it reopens.',
    ...ruled('read'),
    resolve: ({ snoozed_until }) => snoozed_until,
  }),
  snoozedToShare: t.float({
    nullable: true,
    description: 'The share at which it reopens, 0–1.',
    ...ruled('read'),
    resolve: ({ snoozed_to_share }) => snoozed_to_share,
  }),
  decision: t.field({
    type: 'Decision',
    description: 'The decision it is about.',
    ...ruled('read'),
    resolve: async ({ decision_id, access }, _, context) => ({
      ...(await decisionById(await context.database(), decision_id))!,
      access,
    }),
  }),
}));

export const reviewConnection = teamConnection<ReviewRow, 'Review'>('Review', {
  node: 'Review',
  rule: 'read',
  what: ['reviews', 'a review'],
  toNode: (row, { access }) => ({ ...row, access: access! }),
});
