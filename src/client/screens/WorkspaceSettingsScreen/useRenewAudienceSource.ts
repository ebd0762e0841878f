import type { useRenewAudienceSourceMutation } from '@/__generated__/useRenewAudienceSourceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useRenewAudienceSource() {
  return useMutation<useRenewAudienceSourceMutation>(graphql`
    mutation useRenewAudienceSourceMutation($input: RenewAudienceSourceInput!) {
      renewAudienceSource(input: $input) {
        source {
          id
          nextAt
          error
          failingSince
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
