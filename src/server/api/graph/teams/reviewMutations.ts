import { Refusal } from '@/domain/Refusal';
import { builder } from '@/server/api/graph/public/builder';
import { resolveReview, reviewById } from '@/server/teams/reviews/reviews';
import { reviewStateEnum } from './Review';
import { teamMutation } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const resolveInput = builder.inputType('ResolveReviewInput', {
  description: 'The answer to a review. To supersede the decision, save a newer one.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The review.' }),
    state: t.field({
      type: reviewStateEnum,
      required: true,
      description: 'CONFIRMED or SNOOZED.',
    }),
    until: t.field({ type: 'Date', description: 'For SNOOZED: the date on which it reopens.' }),
    untilPercent: t.float({ description: 'For SNOOZED: the share at which it reopens.' }),
    expectedVersion: t.int({
      required: true,
      description: 'The version that was read. If there is a newer one, the problem is CONFLICT.',
    }),
  }),
});

teamMutation({
  name: 'resolveReview',
  description: 'Confirms a decision as it is, or snoozes its review.',
  input: resolveInput,
  payload: teamPayload('ResolveReviewPayload', 'review', 'Review', 'The review.'),
  rule: 'decide',
  findWorkspaceId: async ({ id }, database) =>
    (await reviewById(database, localId('review', id) ?? ''))?.workspace_id,
  apply: async ({ id, state, ...answer }, { database, access, context }) => {
    if (state !== 'CONFIRMED' && state !== 'SNOOZED')
      throw new Refusal('TEXT_INVALID', 'Confirm the decision, or put its review off.', {
        path: ['state'],
      });
    const row = await resolveReview(database, access, localId('review', id) ?? '', {
      answer: { ...answer, state },
      context,
    });
    return { ...row, access };
  },
});
