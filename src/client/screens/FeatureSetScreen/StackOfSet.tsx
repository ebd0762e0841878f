import { LazyComponent } from '@/client/ui/LazyComponent';
import type { KeepSetProps } from './KeepSet';
import styles from '@/client/sections/StackLine.module.css';

export function StackOfSet(props: KeepSetProps) {
  return (
    <div className={styles.line}>
      <LazyComponent load={loadKeepSet} props={props} />
    </div>
  );
}

async function loadKeepSet() {
  const { KeepSet } = await import(/* webpackChunkName: "stack" */ './KeepSet');
  return KeepSet;
}
