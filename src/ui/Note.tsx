import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Note.module.css';

interface NoteProps {
  /** `warning` for what needs care, `danger` for what is going away. */
  readonly tone?: 'plain' | 'warning' | 'danger';
  readonly title?: string;
  readonly children: ReactNode;
}

/**
 * A remark beside the matter, part of the page's content. For the page's own state use <Notice>.
 */
export function Note({ tone = 'plain', title, children }: NoteProps) {
  return (
    <div role="note" className={classNames(styles.note, styles[tone])}>
      {title && <strong className={styles.title}>{title}</strong>}
      {children}
    </div>
  );
}
