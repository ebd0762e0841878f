import type { ReactNode, Ref } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  readonly title: ReactNode;
  /** An anchor for links. */
  readonly id?: string;
  /** Lets a script move focus to the heading. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** A short note next to the title: a count or a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page under an h2. Sections set their own spacing. */
export function Section({ title, id, headingRef, aside, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
