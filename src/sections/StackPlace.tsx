import { Late } from '@/ui/Late';
import styles from './StackPlace.module.css';
import type { StackToggleProps } from './StackToggle';

/**
 * Where a feature can be put into the reader's stack: room for a small button, whose code comes
 * after the page. Without scripts it stays empty.
 */
export function StackPlace(props: StackToggleProps) {
  return (
    <span className={styles.place}>
      <Late load={loadToggle} props={props} />
    </span>
  );
}

async function loadToggle() {
  const { StackToggle } = await import(/* webpackChunkName: "stack" */ './StackToggle');
  return StackToggle;
}
