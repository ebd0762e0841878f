import type { useEndSessionMutation } from '@/__generated__/useEndSessionMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useEndSession() {
  return useMutation<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          id
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
