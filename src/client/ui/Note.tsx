import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Note.module.css';

interface NoteProps {
  /** `warning` for what needs care, `danger` for what is going away. */
  readonly tone?: 'plain' | 'warning' | 'danger';
  readonly title?: string;
  readonly children: ReactNode;
}

/** An aside within the page's content. For the state of the page itself use <Notice>. */
export function Note({ tone = 'plain', title, children }: NoteProps) {
  return (
    <div role="note" className={classNames(styles.note, styles[tone])}>
      {title && <strong className={styles.title}>{title}</strong>}
      {children}
    </div>
  );
}
