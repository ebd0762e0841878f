import { Late } from '@/screens/sections/Late';
import styles from '@/screens/sections/StackLine.module.css';

import type { KeepSetProps } from './KeepSet';

/** Where the whole set can be made the reader's stack. */
export function StackOfSet(props: KeepSetProps) {
  return (
    <div className={styles.line}>
      <Late load={loadKeepSet} props={props} />
    </div>
  );
}

async function loadKeepSet() {
  const { KeepSet } = await import(/* webpackChunkName: "stack" */ './KeepSet');
  return KeepSet;
}
