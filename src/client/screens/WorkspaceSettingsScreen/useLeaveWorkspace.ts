import type { useLeaveWorkspaceMutation } from '@/__generated__/useLeaveWorkspaceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useLeaveWorkspace() {
  return useMutation<useLeaveWorkspaceMutation>(graphql`
    mutation useLeaveWorkspaceMutation($input: LeaveWorkspaceInput!) {
      leaveWorkspace(input: $input) {
        member {
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
