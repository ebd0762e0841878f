import type { useCreateAudienceMutation } from '@/__generated__/useCreateAudienceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateAudience() {
  return useMutation<useCreateAudienceMutation>(graphql`
    mutation useCreateAudienceMutation($input: CreateAudienceInput!) {
      createAudience(input: $input) {
        audience {
          key
          name
        }
        problems {
          message
        }
      }
    }
  `);
}
