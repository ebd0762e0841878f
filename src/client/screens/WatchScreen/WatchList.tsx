import type { WatchList_workspace$key } from '@/__generated__/WatchList_workspace.graphql';
import type { WatchListDeleteMutation } from '@/__generated__/WatchListDeleteMutation.graphql';
import type { WatchListMuteMutation } from '@/__generated__/WatchListMuteMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { formatLine } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { EditWatch } from './EditWatch';
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

/** What the person watches here, to pause or end it. */
export function WatchList(props: { readonly workspace: WatchList_workspace$key }) {
  const {
    id: workspaceId,
    watches,
    channels,
    watchesLookedAt: look,
  } = useFragment(
    graphql`
      fragment WatchList_workspace on Workspace {
        id
        watchesLookedAt {
          at
          dataVersion
        }
        channels {
          id
          name
          mayUse
        }
        watches {
          id
          name
          audienceKey
          audience @catch(to: NULL) {
            name
          }
          linePercent
          cadence
          state
          mutedUntil
          ...EditWatch_watch
        }
      }
    `,
    props.workspace,
  );
  const usable = channels?.filter(({ mayUse }) => mayUse) ?? [];
  const [muting, mute] = useMutation<WatchListMuteMutation>(muteWatchMutation);
  const [deleting, remove] = useMutation<WatchListDeleteMutation>(deleteWatchMutation);
  const updater = useRenewPage();
  const muted = muting.response?.muteWatch;
  const deleted = deleting.response?.deleteWatch;
  return (
    <Section title="What you watch">
      {watches?.length === 0 && <p>Nothing yet. Open a feature and choose “Tell me when …”.</p>}
      {look && (
        <p>{`Last checked on ${look.at.slice(0, 16).replace('T', ' ')} UTC, with data version ${look.dataVersion}.`}</p>
      )}
      <ul className={styles.list}>
        {watches?.map((watch) => {
          const { id, name, state, mutedUntil } = watch;
          const input = { workspaceId, id };
          return (
            <li key={id}>
              <div className={styles.entry}>
                <span>
                  <code>{name}</code>
                  {`, ${watch.audience?.name ?? watch.audienceKey}, line ${formatLine(watch.linePercent)}, ${watch.cadence.toLowerCase()}`}
                  {state === 'MUTED' && `, paused until ${mutedUntil?.slice(0, 10) ?? ''}`}
                  {state === 'ORPHANED' &&
                    ': what it watches, or its audience, was removed or renamed'}
                </span>
                <span className={styles.actions}>
                  <Button
                    variant="quiet"
                    aria-label={`${state === 'MUTED' ? 'Resume' : 'Pause'} ${name}`}
                    onClick={() =>
                      mute({
                        variables: {
                          input: { ...input, until: state === 'MUTED' ? null : dayAfterPause() },
                        },
                        updater,
                      })
                    }
                  >
                    {state === 'MUTED' ? 'Resume' : 'Pause for 30 days'}
                  </Button>
                  <Button
                    variant="quiet"
                    aria-label={`Delete ${name}`}
                    onClick={() => remove({ variables: { input }, updater })}
                  >
                    Delete
                  </Button>
                </span>
              </div>
              <EditWatch watch={watch} workspaceId={workspaceId} channels={usable} />
            </li>
          );
        })}
      </ul>
      <ChangeProblem state={muting} problems={muted?.problems} />
      <ChangeProblem state={deleting} problems={deleted?.problems} />
      {deleted?.watch && <Notice>{`Deleted the watch on ${deleted.watch.name}.`}</Notice>}
    </Section>
  );
}
