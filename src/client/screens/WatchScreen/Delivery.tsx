import type { Delivery_delivery$key } from '@/__generated__/Delivery_delivery.graphql';
import { Button } from '@/client/ui/Button';
import { formatMinute } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import styles from '@/client/ui/Form.module.css';

const STATES: Readonly<Record<string, string>> = {
  PENDING: 'waiting',
  DELIVERED: 'delivered',
  DEAD: 'not delivered',
  CANCELED: 'canceled',
};

interface DeliveryProps {
  readonly delivery: Delivery_delivery$key;
  readonly onResend: () => void;
}

/** A message, its answer, and how long it took. */
export function Delivery({ onResend, ...props }: DeliveryProps) {
  const { state, sendAt, attempts, statusCode, error, body, answer, durationMs } = useFragment(
    graphql`
      fragment Delivery_delivery on Delivery {
        state
        sendAt
        attempts
        statusCode
        error
        body
        answer
        durationMs
      }
    `,
    props.delivery,
  );
  return (
    <li>
      <div className={styles.entry}>
        <span>
          {`${formatMinute(sendAt)}: ${STATES[state]}`}
          {statusCode != null && `, status ${statusCode}`}
          {durationMs != null && `, ${durationMs} ms`}
          {attempts > 1 && `, ${attempts} attempts`}
          {error != null && `. ${error}`}
        </span>
        {body != null && (
          <Button variant="quiet" onClick={onResend}>
            Send again
          </Button>
        )}
      </div>
      {body != null && <p className={styles.mine}>{body}</p>}
      {answer != null && <p className={styles.mine}>{`Answer: ${answer}`}</p>}
    </li>
  );
}
