import type { useDeleteChannelMutation } from '@/__generated__/useDeleteChannelMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useDeleteChannel() {
  return useMutation<useDeleteChannelMutation>(graphql`
    mutation useDeleteChannelMutation($input: DeleteChannelInput!) {
      deleteChannel(input: $input) {
        channel {
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
