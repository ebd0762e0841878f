import type { Channels_workspace$key } from '@/__generated__/Channels_workspace.graphql';
import type { ChannelsDeleteMutation } from '@/__generated__/ChannelsDeleteMutation.graphql';
import type { ChannelsTestMutation } from '@/__generated__/ChannelsTestMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Channel } from './Channel';
import { NewChannel } from './NewChannel';
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
          ...Channel_channel
        }
      }
    `,
    props.workspace,
  );
  const [testing, test] = useMutation<ChannelsTestMutation>(testChannelMutation);
  const [deleting, remove] = useMutation<ChannelsDeleteMutation>(deleteChannelMutation);
  const updater = useRenewPage();
  const deleted = deleting.response?.deleteChannel;
  return (
    <Section title="Channels">
      <ul className={styles.list}>
        {channels?.map((channel) => {
          const intent = { variables: { input: { workspaceId, id: channel.id } }, updater };
          return (
            <Channel
              key={channel.id}
              channel={channel}
              workspaceId={workspaceId}
              onTest={() => test(intent)}
              onDelete={() => remove(intent)}
            />
          );
        })}
      </ul>
      <ChangeProblem state={testing} problems={testing.response?.testChannel.problems} />
      <ChangeProblem state={deleting} problems={deleted?.problems} />
      {deleted?.channel && <Notice>{`Deleted ${deleted.channel.name}.`}</Notice>}
      <NewChannel workspaceId={workspaceId} />
    </Section>
  );
}
