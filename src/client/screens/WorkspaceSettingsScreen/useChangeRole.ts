import type { useChangeRoleMutation } from '@/__generated__/useChangeRoleMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useChangeRole() {
  return useMutation<useChangeRoleMutation>(graphql`
    mutation useChangeRoleMutation($input: ChangeRoleInput!) @raw_response_type {
      changeRole(input: $input) {
        member {
          id
          role
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
