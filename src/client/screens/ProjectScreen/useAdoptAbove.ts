import type { useAdoptAboveMutation } from '@/__generated__/useAdoptAboveMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useAdoptAbove() {
  return useMutation<useAdoptAboveMutation>(graphql`
    mutation useAdoptAboveMutation($input: AdoptAboveInput!) {
      adoptAbove(input: $input) {
        act {
          id
          count
          features {
            slug
            name
          }
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
