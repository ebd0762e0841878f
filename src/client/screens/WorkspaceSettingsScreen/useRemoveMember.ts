import type { useRemoveMemberMutation } from '@/__generated__/useRemoveMemberMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useRemoveMember() {
  return useMutation<useRemoveMemberMutation>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        member {
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
