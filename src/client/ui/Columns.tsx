import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** A page body with a sidebar of facts, which moves below the content on phones. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <aside>{aside}</aside>
    </div>
  );
}
