import { Refusal } from '@/domain/Refusal';
import { builder } from '@/server/api/graph/public/builder';
import { type DecisionState, recordDecision } from '@/server/teams/workspaces/decisions';
import { projectById } from '@/server/teams/workspaces/projects';
import { decisionStateEnum } from './Decision';
import { parseMemberId } from './Member';
import { subjectInput } from './SubjectInput';
import { teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const recordInput = builder.inputType('RecordDecisionInput', {
  description: 'A decision on a subject.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'The project.' }),
    subject: t.field({ type: subjectInput, required: true, description: 'The subject.' }),
    state: t.field({
      type: decisionStateEnum,
      required: true,
      description: 'What was decided. SUPERSEDED is not a decision.',
    }),
    rationale: t.string({ required: true, description: 'The reasons, in Markdown. May be empty.' }),
    fallback: t.string({
      description:
        'What people without support get, in Markdown. Required for ADOPTED_WITH_FALLBACK.',
    }),
    ownerId: t.id({
      description: 'The member responsible for it. Default: the viewer.',
    }),
    reviewOn: t.field({ type: 'Date', description: 'The day to review it, after today.' }),
    askAtPercent: t.float({
      description:
        'The percentage that triggers a review, in place of the project’s line: below it for an adopted subject, at or above it for any other. Above 0, at most 100, and not met yet.',
    }),
    askWhenShipped: t.string({
      description:
        'The slug of a browser, such as `safari`, whose support triggers a review, however few people use it. It must not support the subject yet.',
    }),
    expectedVersion: t.int({
      description:
        'The version that it supersedes. Default: 0, for the first decision. If another version is in force, the problem is CONFLICT.',
    }),
  }),
});

teamMutation({
  name: 'recordDecision',
  description:
    'Saves a decision with the current evidence. Viewers and tokens with write access can propose; deciding needs an editor.',
  input: recordInput,
  payload: teamPayload(
    'RecordDecisionPayload',
    'decision',
    'Decision',
    'The decision that was saved.',
  ),
  rule: 'propose',
  findWorkspaceId: workspaceOfProject,
  apply: async ({ projectId, state, ownerId, expectedVersion, ...input }, acting) => {
    const { database, access, context } = acting;
    if (state === 'SUPERSEDED')
      throw new Refusal('TEXT_INVALID', 'Choose what was decided.', { path: ['state'] });
    const project = (await projectById(database, localId('project', projectId) ?? ''))!;
    const row = await recordDecision(database, access, project, {
      context,
      draft: {
        ...input,
        state: state satisfies DecisionState,
        ownerId: ownerId == null ? undefined : parseMemberId(ownerId)[1],
        expectedVersion: expectedVersion ?? 0,
      },
    });
    return { ...row, access };
  },
});
