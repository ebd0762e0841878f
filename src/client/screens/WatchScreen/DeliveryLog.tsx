import type { DeliveryLog_channel$key } from '@/__generated__/DeliveryLog_channel.graphql';
import type { DeliveryLogResendMutation } from '@/__generated__/DeliveryLogResendMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Delivery } from './Delivery';
import styles from '@/client/ui/Form.module.css';

const resendDeliveryMutation = graphql`
  mutation DeliveryLogResendMutation($input: ResendDeliveryInput!) {
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
`;

interface DeliveryLogProps {
  readonly channel: DeliveryLog_channel$key;
  readonly workspaceId: string;
}

/** The messages of a channel, newest first. */
export function DeliveryLog({ workspaceId, ...props }: DeliveryLogProps) {
  const { deliveries } = useFragment(
    graphql`
      fragment DeliveryLog_channel on Channel {
        deliveries {
          id
          ...Delivery_delivery
        }
      }
    `,
    props.channel,
  );
  const [sending, resend] = useMutation<DeliveryLogResendMutation>(resendDeliveryMutation);
  const renew = useRenewPage();
  const sent = sending.response?.resendDelivery;
  if (!deliveries || deliveries.length === 0) return null;
  return (
    <details>
      <summary>{`Messages (${deliveries.length})`}</summary>
      <ul className={styles.list}>
        {deliveries.map((delivery) => (
          <Delivery
            key={delivery.id}
            delivery={delivery}
            onResend={() =>
              resend({ variables: { input: { workspaceId, id: delivery.id } }, updater: renew })
            }
          />
        ))}
      </ul>
      <ChangeProblem state={sending} problems={sent?.problems} />
    </details>
  );
}
