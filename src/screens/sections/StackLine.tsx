import { Late } from './Late';
import styles from './StackLine.module.css';
import type { StackPlaceProps } from './StackPlace';

/** As <StackPlace>, in words, on a feature's own page. */
export function StackLine(props: StackPlaceProps) {
  return (
    <div className={styles.line}>
      <Late load={loadButton} props={props} />
    </div>
  );
}

async function loadButton() {
  const { StackButton } = await import(/* webpackChunkName: "stack" */ './StackButton');
  return StackButton;
}
