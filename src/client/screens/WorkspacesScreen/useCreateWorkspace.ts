import type { useCreateWorkspaceMutation } from '@/__generated__/useCreateWorkspaceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateWorkspace() {
  return useMutation<useCreateWorkspaceMutation>(graphql`
    mutation useCreateWorkspaceMutation($input: CreateWorkspaceInput!) {
      createWorkspace(input: $input) {
        workspace {
          slug
        }
        viewer {
          id
          workspaces {
            id
            slug
            name
            role
          }
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
