import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Tag.module.css';

/** A property in a word or two: "experimental", "deprecated". */
export function Tag({
  tone = 'quiet',
  children,
}: {
  tone?: 'quiet' | 'warning' | 'danger';
  children: ReactNode;
}) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
