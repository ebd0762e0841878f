import type { useUpdateWorkspaceMutation } from '@/__generated__/useUpdateWorkspaceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useUpdateWorkspace() {
  return useMutation<useUpdateWorkspaceMutation>(graphql`
    mutation useUpdateWorkspaceMutation($input: UpdateWorkspaceInput!) {
      updateWorkspace(input: $input) {
        workspace {
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
