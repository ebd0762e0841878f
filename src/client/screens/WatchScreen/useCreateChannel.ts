import type { useCreateChannelMutation } from '@/__generated__/useCreateChannelMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateChannel() {
  return useMutation<useCreateChannelMutation>(graphql`
    mutation useCreateChannelMutation($input: CreateChannelInput!) {
      createChannel(input: $input) {
        channel {
          id
          name
          secret
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
