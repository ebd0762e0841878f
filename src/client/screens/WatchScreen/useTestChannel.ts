import type { useTestChannelMutation } from '@/__generated__/useTestChannelMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useTestChannel() {
  return useMutation<useTestChannelMutation>(graphql`
    mutation useTestChannelMutation($input: TestChannelInput!) {
      testChannel(input: $input) {
        delivery {
          id
          state
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
