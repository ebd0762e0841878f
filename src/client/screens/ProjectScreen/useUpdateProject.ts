import type { useUpdateProjectMutation } from '@/__generated__/useUpdateProjectMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useUpdateProject() {
  return useMutation<useUpdateProjectMutation>(graphql`
    mutation useUpdateProjectMutation($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          version
          name
          audienceKey
          linePercent
        }
        wouldReopen {
          id
          subjectName
          state
        }
        problems {
          message
          path
          current {
            ... on Project {
              id
              version
              name
              audienceKey
              linePercent
            }
          }
        }
      }
    }
  `);
}
