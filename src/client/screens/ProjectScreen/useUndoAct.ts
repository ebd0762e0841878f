import type { useUndoActMutation } from '@/__generated__/useUndoActMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useUndoAct() {
  return useMutation<useUndoActMutation>(graphql`
    mutation useUndoActMutation($input: UndoActInput!) {
      undoAct(input: $input) {
        act {
          count
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
