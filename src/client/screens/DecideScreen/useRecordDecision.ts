import type {
  useRecordDecisionMutation,
  useRecordDecisionMutation$variables,
} from '@/__generated__/useRecordDecisionMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { PENDING_DECISION } from './pendingDecision';

type Input = useRecordDecisionMutation$variables['input'];

const recordDecision = graphql`
  mutation useRecordDecisionMutation($input: RecordDecisionInput!) {
    recordDecision(input: $input) {
      decision {
        id
        version
        openReview {
          id
          ...ReviewPanel_review
        }
        ...CurrentDecision_decision
      }
      problems {
        code
        message
        path
        current {
          ... on Decision {
            id
            version
            decidedAs
            author
            rationaleHtml
            owner {
              id
            }
          }
        }
      }
    }
  }
`;

/**
 * Shows the decision as the one in force at once; Relay takes it back if it is not recorded.
 * `onRecorded` is called even if the form is gone by then. /
 */
export function useRecordDecision(author: string) {
  const [state, commit] = useMutation<useRecordDecisionMutation>(recordDecision);

  const record = (input: Input, onRecorded: () => void) =>
    commit({
      variables: { input },
      optimisticUpdater: (store) => {
        const project = store.get(input.projectId);
        if (!project) return;
        const args = { subject: input.subject };
        const before = project.getLinkedRecord('decisionOn', args);
        const decision = store.create(PENDING_DECISION, 'Decision');
        for (const field of ['openReview', 'evidence', 'evidenceToday'])
          decision.setValue(null, field);
        const link = (field: string, to: ReturnType<typeof store.get>) =>
          to ? decision.setLinkedRecord(to, field) : decision.setValue(null, field);
        link('owner', store.get(input.ownerId ?? ''));
        link('uses', before?.getLinkedRecord('uses') ?? null);
        decision.setValue(PENDING_DECISION, 'id');
        decision.setValue(input.expectedVersion ?? 0, 'version');
        decision.setValue(input.state, 'state');
        decision.setValue(author, 'author');
        decision.setValue(new Date().toISOString(), 'decidedAt');
        decision.setValue(input.reviewOn ?? null, 'reviewOn');
        decision.setValue(input.askAtPercent ?? null, 'askAtPercent');
        link('askWhenShipped', store.get(`browser:${input.askWhenShipped}`));
        decision.setValue(plainHtml(input.rationale), 'rationaleHtml');
        decision.setValue(
          input.fallback == null ? null : plainHtml(input.fallback),
          'fallbackHtml',
        );
        const earlier = before?.getLinkedRecords('history') ?? [];
        decision.setLinkedRecords([decision, ...earlier], 'history');
        decision.setValue(input.state, 'decidedAs');
        project.setLinkedRecord(decision, 'decisionOn', args);
      },
      updater: (store) => {
        const decision = store.getRootField('recordDecision')?.getLinkedRecord('decision');
        const project = store.get(input.projectId);
        if (!decision) return;
        project?.setLinkedRecord(decision, 'decisionOn', { subject: input.subject });
        onRecorded();
      },
    });

  return [state, record] as const;
}

/** The text as typed; the server’s answer has its Markdown. */
const plainHtml = (text: string): string =>
  text === ''
    ? ''
    : `<p>${text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)}</p>`;
