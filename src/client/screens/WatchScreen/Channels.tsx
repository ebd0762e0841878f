import type { Channels_workspace$key } from '@/__generated__/Channels_workspace.graphql';
import type { ChannelsDeleteMutation } from '@/__generated__/ChannelsDeleteMutation.graphql';
import type { ChannelsTestMutation } from '@/__generated__/ChannelsTestMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { DeliveryLog } from './DeliveryLog';
import { NewChannel } from './NewChannel';
import { QuietTime } from './QuietTime';
import styles from '@/client/ui/Form.module.css';

const testChannelMutation = graphql`
  mutation ChannelsTestMutation($input: TestChannelInput!) {
    testChannel(input: $input) {
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

const deleteChannelMutation = graphql`
  mutation ChannelsDeleteMutation($input: DeleteChannelInput!) {
    deleteChannel(input: $input) {
      channel {
        id
        name
      }
      problems {
        message
        path
      }
    }
  }
`;

/** Where watches can send to, with what was sent. */
export function Channels(props: { readonly workspace: Channels_workspace$key }) {
  const { id: workspaceId, channels } = useFragment(
    graphql`
      fragment Channels_workspace on Workspace {
        id
        channels {
          id
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
      }
    `,
    props.workspace,
  );
  const [testing, test] = useMutation<ChannelsTestMutation>(testChannelMutation);
  const [deleting, remove] = useMutation<ChannelsDeleteMutation>(deleteChannelMutation);
  const updater = useRenewPage();
  const tested = testing.response?.testChannel;
  const deleted = deleting.response?.deleteChannel;
  return (
    <Section title="Channels">
      <ul className={styles.list}>
        {channels?.map((channel) => {
          const input = { workspaceId, id: channel.id };
          return (
            <li key={channel.id}>
              <div className={styles.entry}>
                <span>
                  {`${channel.name} (${channel.kind.toLowerCase()}${channel.isStopped ? ', stopped' : ''})`}{' '}
                  <code>{channel.url ?? channel.email}</code>
                </span>
                {channel.mayManage && (
                  <span>
                    <Button
                      variant="quiet"
                      aria-label={`Send a test to ${channel.name}`}
                      onClick={() => test({ variables: { input }, updater })}
                    >
                      Send a test
                    </Button>
                    <Button
                      variant="quiet"
                      aria-label={`Delete ${channel.name}`}
                      onClick={() => remove({ variables: { input }, updater })}
                    >
                      Delete
                    </Button>
                  </span>
                )}
              </div>
              {channel.deliveries?.[0]?.state === 'DEAD' && (
                <Notice tone="error">
                  {`The last message to ${channel.name} could not be delivered. See why under “Messages”, fix it, and send it again.`}
                </Notice>
              )}
              {channel.nextSendAt != null && (
                <p>{`Next message on ${channel.nextSendAt.slice(0, 16).replace('T', ' ')} UTC.`}</p>
              )}
              {channel.kind !== 'ATOM' && channel.mayManage && (
                <QuietTime channel={channel} workspaceId={workspaceId} name={channel.name} />
              )}
              <DeliveryLog channel={channel} workspaceId={workspaceId} />
            </li>
          );
        })}
      </ul>
      <ChangeProblem state={testing} problems={tested?.problems} />
      <ChangeProblem state={deleting} problems={deleted?.problems} />
      {deleted?.channel && <Notice>{`Deleted ${deleted.channel.name}.`}</Notice>}
      <NewChannel workspaceId={workspaceId} />
    </Section>
  );
}
