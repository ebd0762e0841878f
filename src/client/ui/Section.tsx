import type { ReactNode } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** An anchor for links. */
  readonly id?: string;
  /** A short note next to the title: a count or a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under an h2. Sections set their own spacing. */
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
