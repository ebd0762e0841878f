import type { ReactNode } from 'react';
import { classNames } from '@/client/ui/classNames';
import styles from './Way.module.css';

/** The id of the way by platform, to which a refused file leads. */
export const PLATFORMS_WAY = 'platforms';

interface WayProps {
  readonly title: string;
  readonly id?: string;
  readonly isFirst?: boolean;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * One of several ways to do the same thing: opening one closes the others, which keep what is typed
 * into them. Works without scripts.
 */
export function Way({ title, id, isFirst = false, isOpen = false, children }: WayProps) {
  return (
    <details
      id={id}
      name="way"
      open={isOpen}
      className={classNames(styles.way, isFirst && styles.first)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
