import type { useRevokeApiTokenMutation } from '@/__generated__/useRevokeApiTokenMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useRevokeApiToken() {
  return useMutation<useRevokeApiTokenMutation>(graphql`
    mutation useRevokeApiTokenMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        apiToken {
          id
          name
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
