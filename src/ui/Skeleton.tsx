import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SkeletonProps {
  /** `line` of text, `row` of a table, `title`, or a `picture`. */
  readonly shape?: 'line' | 'row' | 'title' | 'picture';
  readonly count?: number;
}

/**
 * Holds the room of what is loading. It shows itself only after 200 ms: what comes sooner needs no
 * announcement.
 */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles[shape]} />
      ))}
    </div>
  );
}
