import type { Watch_watch$key } from '@/__generated__/Watch_watch.graphql';
import type { WatchTerms_workspace$key } from '@/__generated__/WatchTerms_workspace.graphql';
import { Button } from '@/client/ui/Button';
import { formatLine } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { EditWatch } from './EditWatch';
import styles from '@/client/ui/Form.module.css';

interface WatchProps {
  readonly watch: Watch_watch$key;
  readonly workspaceId: string;
  readonly workspace: WatchTerms_workspace$key;
  readonly onPause: () => void;
  readonly onResume: () => void;
  readonly onDelete: () => void;
}

/** A watch, with buttons to pause, change and delete it. */
export function Watch({
  workspaceId,
  workspace,
  onPause,
  onResume,
  onDelete,
  ...props
}: WatchProps) {
  const watch = useFragment(
    graphql`
      fragment Watch_watch on Watch {
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
    `,
    props.watch,
  );
  const { name, state, audience, audienceKey, linePercent, cadence, mutedUntil } = watch;
  const isPaused = state === 'MUTED';
  return (
    <li>
      <div className={styles.entry}>
        <span>
          <code>{name}</code>
          {`, ${audience?.name ?? audienceKey}, line ${formatLine(linePercent)}, ${cadence.toLowerCase()}`}
          {isPaused && `, paused until ${mutedUntil?.slice(0, 10) ?? ''}`}
          {state === 'ORPHANED' && ': what it watches, or its audience, was removed or renamed'}
        </span>
        <span className={styles.actions}>
          <PauseButton name={name} isPaused={isPaused} onClick={isPaused ? onResume : onPause} />
          <Button variant="quiet" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        </span>
      </div>
      <EditWatch watch={watch} workspaceId={workspaceId} workspace={workspace} />
    </li>
  );
}

interface PauseButtonProps {
  readonly name: string;
  readonly isPaused: boolean;
  readonly onClick: () => void;
}

function PauseButton({ name, isPaused, onClick }: PauseButtonProps) {
  const words = isPaused ? 'Resume' : 'Pause for 30 days';
  return (
    <Button variant="quiet" aria-label={`${words}: ${name}`} onClick={onClick}>
      {words}
    </Button>
  );
}
