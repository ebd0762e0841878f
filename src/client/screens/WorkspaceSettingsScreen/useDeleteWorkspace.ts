import type { useDeleteWorkspaceMutation } from '@/__generated__/useDeleteWorkspaceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useDeleteWorkspace() {
  return useMutation<useDeleteWorkspaceMutation>(graphql`
    mutation useDeleteWorkspaceMutation($input: DeleteWorkspaceInput!) {
      deleteWorkspace(input: $input) {
        workspace {
          id
          deleteAt
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
