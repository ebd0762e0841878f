import { Late } from '@/ui/Late';
import styles from './StackPlace.module.css';
import type { StackToggleProps } from './StackToggle';

/**
 * Reserves space for a small stack button whose code loads after the page; stays empty without
 * JavaScript.
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
