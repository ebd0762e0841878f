import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Tag.module.css';

/** A property in a word or two: "experimental", "deprecated". */
export function Tag({
  tone = 'quiet',
  tip,
  children,
}: {
  tone?: 'quiet' | 'warning' | 'danger';
  /** Its explanation, by a name of tips.data.ts. */
  tip?: string;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.tag, styles[tone])} data-tip={tip}>
      {children}
    </span>
  );
}
