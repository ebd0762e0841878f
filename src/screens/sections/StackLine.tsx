import { Link } from '@/relay/Link';

import { Late } from './Late';
import styles from './StackLine.module.css';
import type { StackPlaceProps } from './StackPlace';

/** As <StackPlace>, in words, on a feature's own page; and the way to a set that needs no scripts. */
export function StackLine(props: StackPlaceProps) {
  return (
    <div className={styles.line}>
      <Link href={`/features/${props.slug},?more=1`}>With other features</Link>
      <Late load={loadButton} props={props} />
    </div>
  );
}

async function loadButton() {
  const { StackButton } = await import(/* webpackChunkName: "stack" */ './StackButton');
  return StackButton;
}
