import type { useMuteWatchMutation } from '@/__generated__/useMuteWatchMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useMuteWatch() {
  return useMutation<useMuteWatchMutation>(graphql`
    mutation useMuteWatchMutation($input: MuteWatchInput!) {
      muteWatch(input: $input) {
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
