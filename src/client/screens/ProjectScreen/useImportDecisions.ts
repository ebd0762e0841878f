import type { useImportDecisionsMutation } from '@/__generated__/useImportDecisionsMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useImportDecisions() {
  return useMutation<useImportDecisionsMutation>(graphql`
    mutation useImportDecisionsMutation($input: ImportDecisionsInput!) {
      importDecisions(input: $input) {
        decisionImport {
          plan
          actId
          changeCount
          unchangedCount
          unusedColumns
          lines {
            line
            subjectName
            state
            effect
            note
          }
          faults {
            line
            message
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
