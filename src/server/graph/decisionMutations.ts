import { Refusal } from '@/domain/Refusal';
import { type DecisionState, recordDecision } from '@/server/workspaces/decisions';
import { projectById } from '@/server/workspaces/projects';
import { builder } from './builder';
import { decisionStateEnum } from './Decision';
import { memberOf } from './Member';
import { subjectInput } from './SubjectInput';
import { teamMutation, workspaceOfProject } from './teamMutation';
import { localId } from './teamNode';
import { teamPayload } from './teamPayload';

const recordInput = builder.inputType('RecordDecisionInput', {
  description: 'A decision on a subject.',
  fields: (t) => ({
    projectId: t.id({ required: true, description: 'In which project.' }),
    subject: t.field({ type: subjectInput, required: true, description: 'On what.' }),
    state: t.field({
      type: decisionStateEnum,
      required: true,
      description: 'What was decided. SUPERSEDED is not a decision.',
    }),
    rationale: t.string({ required: true, description: 'Why, in Markdown. May be empty.' }),
    fallback: t.string({
      description:
        'What people get whose browser lacks it, in Markdown. ADOPTED_WITH_FALLBACK needs it.',
    }),
    ownerId: t.id({
      description: 'The member who answers for it. Default: the person who decides.',
    }),
    reviewOn: t.field({ type: 'Date', description: 'When to look at it again.' }),
    askAtPercent: t.float({
      description:
        'Asks again when fewer can use what is adopted, or so many what is not, in place of the project’s line. Above 0, at most 100, and not the case yet.',
    }),
    askWhenShipped: t.string({
      description:
        'Asks again when this browser ships it, however few use it: a slug such as `safari`. It must not ship it yet.',
    }),
    expectedVersion: t.int({
      description:
        'The version that it supersedes; 0, the default, for the first. Another one by now is the problem CONFLICT.',
    }),
  }),
});

teamMutation({
  name: 'recordDecision',
  description:
    'Records a decision with the evidence of this moment. Viewers and tokens that may write can propose; deciding needs an editor.',
  input: recordInput,
  payload: teamPayload(
    'RecordDecisionPayload',
    'decision',
    'Decision',
    'The decision that was recorded.',
  ),
  rule: 'propose',
  workspaceOf: workspaceOfProject,
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
        ownerId: ownerId == null ? undefined : memberOf(ownerId)[1],
        expectedVersion: expectedVersion ?? 0,
      },
    });
    return { ...row, access };
  },
});
