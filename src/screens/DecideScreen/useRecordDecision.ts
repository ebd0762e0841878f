import type { useRecordDecisionMutation } from '@/__generated__/useRecordDecisionMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useRecordDecision() {
  return useMutation<useRecordDecisionMutation>(graphql`
    mutation useRecordDecisionMutation($input: RecordDecisionInput!) {
      recordDecision(input: $input) {
        decision {
          version
        }
        problems {
          code
          message
          path
          current {
            ... on Decision {
              version
              decidedAs
              author
              rationaleHtml
            }
          }
        }
      }
    }
  `);
}
