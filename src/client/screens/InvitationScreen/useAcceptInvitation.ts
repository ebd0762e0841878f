import type { useAcceptInvitationMutation } from '@/__generated__/useAcceptInvitationMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useAcceptInvitation() {
  return useMutation<useAcceptInvitationMutation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        workspace {
          slug
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
