import type { useHandOverWorkspaceMutation } from '@/__generated__/useHandOverWorkspaceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useHandOverWorkspace() {
  return useMutation<useHandOverWorkspaceMutation>(graphql`
    mutation useHandOverWorkspaceMutation($input: HandOverWorkspaceInput!) {
      handOverWorkspace(input: $input) {
        workspace {
          id
          role
          permissions
          members(first: 100) {
            edges {
              node {
                id
                role
              }
            }
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
