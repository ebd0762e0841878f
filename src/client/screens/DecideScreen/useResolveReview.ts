import type { useResolveReviewMutation } from '@/__generated__/useResolveReviewMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useResolveReview() {
  return useMutation<useResolveReviewMutation>(graphql`
    mutation useResolveReviewMutation($input: ResolveReviewInput!) @raw_response_type {
      resolveReview(input: $input) {
        review {
          id
          version
          state
          closedBy
          snoozedUntil
          snoozedToShare
        }
        problems {
          message
          path
          current {
            ... on Review {
              id
              version
              state
              closedBy
              snoozedUntil
              snoozedToShare
            }
          }
        }
      }
    }
  `);
}
