import type { useDeleteAudienceMutation } from '@/__generated__/useDeleteAudienceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useDeleteAudience() {
  return useMutation<useDeleteAudienceMutation>(graphql`
    mutation useDeleteAudienceMutation($key: String!, $token: String!) {
      deleteAudience(key: $key, token: $token) {
        deletedId
        problems {
          message
        }
      }
    }
  `);
}
