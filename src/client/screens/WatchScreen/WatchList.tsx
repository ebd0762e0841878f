import type { WatchList_workspace$key } from '@/__generated__/WatchList_workspace.graphql';
import type { WatchListDeleteMutation } from '@/__generated__/WatchListDeleteMutation.graphql';
import type { WatchListMuteMutation } from '@/__generated__/WatchListMuteMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { formatMinute } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Watch } from './Watch';
import styles from '@/client/ui/Form.module.css';

const muteWatchMutation = graphql`
  mutation WatchListMuteMutation($input: MuteWatchInput!) {
    muteWatch(input: $input) {
      watch {
        id
        state
        mutedUntil
      }
      problems {
        message
        path
      }
    }
  }
`;

const deleteWatchMutation = graphql`
  mutation WatchListDeleteMutation($input: DeleteWatchInput!) {
    deleteWatch(input: $input) {
      watch {
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

const PAUSE_MS = 30 * 86_400_000;

const dayAfterPause = (): string => new Date(Date.now() + PAUSE_MS).toISOString().slice(0, 10);

/** The watches of the person in a workspace. */
export function WatchList(props: { readonly workspace: WatchList_workspace$key }) {
  const workspace = useFragment(
    graphql`
      fragment WatchList_workspace on Workspace {
        id
        watchesLookedAt {
          at
          dataVersion
        }
        watches {
          id
          ...Watch_watch
        }
        ...WatchTerms_workspace
      }
    `,
    props.workspace,
  );
  const { id: workspaceId, watches, watchesLookedAt: look } = workspace;
  const [muting, mute] = useMutation<WatchListMuteMutation>(muteWatchMutation);
  const [deleting, remove] = useMutation<WatchListDeleteMutation>(deleteWatchMutation);
  const updater = useRenewPage();
  const deleted = deleting.response?.deleteWatch;
  const muteUntil = (id: string, until: string | null) =>
    mute({ variables: { input: { workspaceId, id, until } }, updater });
  return (
    <Section title="What you watch">
      {watches?.length === 0 && <p>Nothing yet. Open a feature and choose “Tell me when …”.</p>}
      {look && <LastCheck {...look} />}
      <ul className={styles.list}>
        {watches?.map((watch) => (
          <Watch
            key={watch.id}
            watch={watch}
            workspaceId={workspaceId}
            workspace={workspace}
            onPause={() => muteUntil(watch.id, dayAfterPause())}
            onResume={() => muteUntil(watch.id, null)}
            onDelete={() =>
              remove({ variables: { input: { workspaceId, id: watch.id } }, updater })
            }
          />
        ))}
      </ul>
      <ChangeProblem state={muting} problems={muting.response?.muteWatch.problems} />
      <ChangeProblem state={deleting} problems={deleted?.problems} />
      {deleted?.watch && <Notice>{`Deleted the watch on ${deleted.watch.name}.`}</Notice>}
    </Section>
  );
}

function LastCheck({ at, dataVersion }: { readonly at: string; readonly dataVersion: string }) {
  return <p>{`Last checked on ${formatMinute(at)}, with data version ${dataVersion}.`}</p>;
}
