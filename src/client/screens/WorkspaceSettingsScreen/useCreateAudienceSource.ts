import type { useCreateAudienceSourceMutation } from '@/__generated__/useCreateAudienceSourceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateAudienceSource() {
  return useMutation<useCreateAudienceSourceMutation>(graphql`
    mutation useCreateAudienceSourceMutation($input: CreateAudienceSourceInput!) {
      createAudienceSource(input: $input) {
        source {
          id
          pushUrl
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
