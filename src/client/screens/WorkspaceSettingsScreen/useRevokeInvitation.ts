import type { useRevokeInvitationMutation } from '@/__generated__/useRevokeInvitationMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useRevokeInvitation() {
  return useMutation<useRevokeInvitationMutation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!) {
      revokeInvitation(input: $input) {
        invitation {
          id
          email
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
