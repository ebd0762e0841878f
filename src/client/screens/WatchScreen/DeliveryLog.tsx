import type { DeliveryLog_channel$key } from '@/__generated__/DeliveryLog_channel.graphql';
import type { DeliveryLogResendMutation } from '@/__generated__/DeliveryLogResendMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
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

const STATES: Readonly<Record<string, string>> = {
  PENDING: 'waiting',
  DELIVERED: 'delivered',
  DEAD: 'not delivered',
  CANCELED: 'canceled',
};

/** What was sent to a channel, what came back, and how long it took. */
export function DeliveryLog({ workspaceId, ...props }: DeliveryLogProps) {
  const { deliveries } = useFragment(
    graphql`
      fragment DeliveryLog_channel on Channel {
        deliveries {
          id
          state
          sendAt
          attempts
          statusCode
          error
          body
          answer
          durationMs
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
          <li key={delivery.id}>
            <div className={styles.entry}>
              <span>
                {`${delivery.sendAt.slice(0, 16).replace('T', ' ')} UTC: ${STATES[delivery.state]}`}
                {delivery.statusCode != null && `, status ${delivery.statusCode}`}
                {delivery.durationMs != null && `, ${delivery.durationMs} ms`}
                {delivery.attempts > 1 && `, ${delivery.attempts} attempts`}
                {delivery.error != null && `. ${delivery.error}`}
              </span>
              {delivery.body != null && (
                <Button
                  variant="quiet"
                  onClick={() =>
                    resend({
                      variables: { input: { workspaceId, id: delivery.id } },
                      updater: renew,
                    })
                  }
                >
                  Send again
                </Button>
              )}
            </div>
            {delivery.body != null && <p className={styles.mine}>{delivery.body}</p>}
            {delivery.answer != null && (
              <p className={styles.mine}>{`Answer: ${delivery.answer}`}</p>
            )}
          </li>
        ))}
      </ul>
      <ChangeProblem state={sending} problems={sent?.problems} />
    </details>
  );
}
