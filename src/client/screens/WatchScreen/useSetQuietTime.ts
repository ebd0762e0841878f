import type { useSetQuietTimeMutation } from '@/__generated__/useSetQuietTimeMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useSetQuietTime() {
  return useMutation<useSetQuietTimeMutation>(graphql`
    mutation useSetQuietTimeMutation($input: SetQuietTimeInput!) {
      setQuietTime(input: $input) {
        channel {
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
