import type { Channel_channel$key } from '@/__generated__/Channel_channel.graphql';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { formatMinute } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import { DeliveryLog } from './DeliveryLog';
import { QuietTime } from './QuietTime';
import styles from '@/client/ui/Form.module.css';

interface ChannelProps {
  readonly channel: Channel_channel$key;
  readonly workspaceId: string;
  readonly onTest: () => void;
  readonly onDelete: () => void;
}

/** Where watches send to, its quiet hours, and what was sent. */
export function Channel({ workspaceId, onTest, onDelete, ...props }: ChannelProps) {
  const channel = useFragment(
    graphql`
      fragment Channel_channel on Channel {
        name
        kind
        url
        email
        isStopped
        mayManage
        nextSendAt
        deliveries {
          state
        }
        ...QuietTime_channel
        ...DeliveryLog_channel
      }
    `,
    props.channel,
  );
  const { name, kind, isStopped, mayManage, nextSendAt } = channel;
  return (
    <li>
      <div className={styles.entry}>
        <span>
          {`${name} (${kind.toLowerCase()}${isStopped ? ', stopped' : ''})`}{' '}
          <code>{channel.url ?? channel.email}</code>
        </span>
        {mayManage && <ChannelActions name={name} onTest={onTest} onDelete={onDelete} />}
      </div>
      {channel.deliveries?.[0]?.state === 'DEAD' && (
        <Notice tone="error">
          {`The last message to ${name} could not be delivered. See why under “Messages”, fix it, and send it again.`}
        </Notice>
      )}
      {nextSendAt != null && <p>{`Next message on ${formatMinute(nextSendAt)}.`}</p>}
      {kind !== 'ATOM' && mayManage && (
        <QuietTime channel={channel} workspaceId={workspaceId} name={name} />
      )}
      <DeliveryLog channel={channel} workspaceId={workspaceId} />
    </li>
  );
}

function ChannelActions({
  name,
  onTest,
  onDelete,
}: Pick<ChannelProps, 'onTest' | 'onDelete'> & { readonly name: string }) {
  return (
    <span>
      <Button variant="quiet" aria-label={`Send a test to ${name}`} onClick={onTest}>
        Send a test
      </Button>
      <Button variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </span>
  );
}
