import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface SkeletonProps {
  /** The placeholder's shape: a line of text, a table row, a title or a picture. */
  readonly shape?: 'line' | 'row' | 'title' | 'picture';
  readonly count?: number;
}

/**
 * Reserves space for loading content. Appears only after 200 ms, so that fast responses don't
 * flicker.
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
