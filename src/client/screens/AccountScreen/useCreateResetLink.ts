import type { useCreateResetLinkMutation } from '@/__generated__/useCreateResetLinkMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateResetLink() {
  return useMutation<useCreateResetLinkMutation>(graphql`
    mutation useCreateResetLinkMutation($input: CreateResetLinkInput!) {
      createResetLink(input: $input) {
        link
        problems {
          message
          path
        }
      }
    }
  `);
}
