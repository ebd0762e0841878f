import type { useDeleteWatchMutation } from '@/__generated__/useDeleteWatchMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useDeleteWatch() {
  return useMutation<useDeleteWatchMutation>(graphql`
    mutation useDeleteWatchMutation($input: DeleteWatchInput!) {
      deleteWatch(input: $input) {
        watch {
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
