import type { useCreateWatchMutation } from '@/__generated__/useCreateWatchMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateWatch() {
  return useMutation<useCreateWatchMutation>(graphql`
    mutation useCreateWatchMutation($input: CreateWatchInput!) {
      createWatch(input: $input) {
        watch {
          id
          state
          mutedUntil
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
