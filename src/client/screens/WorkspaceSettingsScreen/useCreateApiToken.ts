import type { useCreateApiTokenMutation } from '@/__generated__/useCreateApiTokenMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateApiToken() {
  return useMutation<useCreateApiTokenMutation>(graphql`
    mutation useCreateApiTokenMutation($input: CreateApiTokenInput!) {
      createApiToken(input: $input) {
        secret
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
