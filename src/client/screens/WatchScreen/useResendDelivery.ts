import type { useResendDeliveryMutation } from '@/__generated__/useResendDeliveryMutation.graphql';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

export function useResendDelivery() {
  return useMutation<useResendDeliveryMutation>(graphql`
    mutation useResendDeliveryMutation($input: ResendDeliveryInput!) {
      resendDelivery(input: $input) {
        delivery {
          id
          state
        }
        problems {
          message
          path
        }
      }
    }
  `);
}
