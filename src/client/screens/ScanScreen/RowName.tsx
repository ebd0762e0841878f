import { Button } from '@/client/ui/Button';
import styles from './ScanResult.module.css';
import type { FeatureRow } from './toFeatureRows';
import type { Trial } from './Trial';

interface RowNameProps {
  readonly row: Pick<FeatureRow, 'id' | 'name'>;
  readonly isOpen: boolean;
  /** The ID of the element that it opens. */
  readonly controls: string;
  readonly onToggle: () => void;
  /** Undefined where rows have no fallback on trial. */
  readonly trial: Trial | undefined;
}

/** The name of a feature, which opens its places, with a box that counts it with a fallback. */
export function RowName({ row, isOpen, controls, onToggle, trial }: RowNameProps) {
  return (
    <span className={styles.name}>
      {trial && (
        <input
          type="checkbox"
          aria-label={`With a fallback for ${row.name}`}
          checked={trial.leftOut.has(row.id)}
          onChange={() => trial.onLeaveOut(row.id)}
        />
      )}
      <Button variant="quiet" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
        {row.name}
      </Button>
    </span>
  );
}
