import type { useUpdateWatchMutation } from '@/__generated__/useUpdateWatchMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useUpdateWatch() {
  return useMutation<useUpdateWatchMutation>(graphql`
    mutation useUpdateWatchMutation($input: UpdateWatchInput!) {
      updateWatch(input: $input) {
        watch {
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
