import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** The body of a page with a margin of facts beside it, which goes below on phones. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <aside>{aside}</aside>
    </div>
  );
}
