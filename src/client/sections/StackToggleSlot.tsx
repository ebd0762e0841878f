import { LazyComponent } from '@/client/ui/LazyComponent';
import type { StackToggleProps } from './StackToggle';
import styles from './StackToggleSlot.module.css';

/**
 * Reserves space for a small stack button whose code loads after the page; stays empty without
 * JavaScript.
 */
export function StackToggleSlot(props: StackToggleProps) {
  return (
    <span className={styles.place}>
      <LazyComponent load={loadToggle} props={props} />
    </span>
  );
}

async function loadToggle() {
  const { StackToggle } = await import(/* webpackChunkName: "stack" */ './StackToggle');
  return StackToggle;
}
