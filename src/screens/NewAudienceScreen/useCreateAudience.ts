import { graphql } from 'react-relay/hooks';
import type { useCreateAudienceMutation } from '@/__generated__/useCreateAudienceMutation.graphql';
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
