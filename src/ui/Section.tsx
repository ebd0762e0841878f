import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** For links to it. */
  readonly id?: string;
  /** A quiet word beside the title: a count, a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under an h2; sections keep their distance from one another themselves. */
export function Section({ title, id, aside, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
