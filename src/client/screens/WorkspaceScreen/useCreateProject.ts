import type { useCreateProjectMutation } from '@/__generated__/useCreateProjectMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useCreateProject() {
  return useMutation<useCreateProjectMutation>(graphql`
    mutation useCreateProjectMutation($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          slug
          workspace {
            id
            projects {
              id
              slug
              name
              linePercent
              audience {
                name
              }
              openReviewCount
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
