import { Button } from '@/client/ui/Button';

interface SourceActionsProps {
  readonly name: string;
  /** Undefined for data that is sent here. */
  readonly onRenew: (() => void) | undefined;
  readonly onStop: () => void;
}

export function SourceActions({ name, onRenew, onStop }: SourceActionsProps) {
  return (
    <span>
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
