import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';

interface SourceActionsProps {
  readonly name: string;
  /** Undefined for data that is sent here. */
  readonly onRenew: (() => void) | undefined;
  readonly onStop: () => void;
}

export function SourceActions({ name, onRenew, onStop }: SourceActionsProps) {
  return (
    <span className={styles.actions}>
      {onRenew && (
        <Button variant="quiet" aria-label={`Sync ${name} now`} onClick={onRenew}>
          Sync now
        </Button>
      )}
      <Button variant="quiet" aria-label={`Stop syncing ${name}`} onClick={onStop}>
        Stop
      </Button>
    </span>
  );
}
