import type { useInviteMemberMutation } from '@/__generated__/useInviteMemberMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useInviteMember() {
  return useMutation<useInviteMemberMutation>(graphql`
    mutation useInviteMemberMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        invitation {
          id
          url
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
