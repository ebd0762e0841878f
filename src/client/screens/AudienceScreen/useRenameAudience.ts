import type { useRenameAudienceMutation } from '@/__generated__/useRenameAudienceMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useRenameAudience() {
  return useMutation<useRenameAudienceMutation>(graphql`
    mutation useRenameAudienceMutation($input: RenameAudienceInput!) {
      renameAudience(input: $input) {
        audience {
          # Renamed in the store, and so wherever it is shown.
          name
        }
        problems {
          message
        }
      }
    }
  `);
}
