import type { useDeleteAudienceSourceMutation } from '@/__generated__/useDeleteAudienceSourceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useDeleteAudienceSource() {
  return useMutation<useDeleteAudienceSourceMutation>(graphql`
    mutation useDeleteAudienceSourceMutation($input: DeleteAudienceSourceInput!) {
      deleteAudienceSource(input: $input) {
        source {
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
