import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Notice.module.css';

interface NoticeProps {
  /**
   * `quiet` tells of a state (offline, a substituted audience); `error` of something that failed.
   */
  readonly tone?: 'quiet' | 'error';
  /** A sentence: what happened and what to do. */
  readonly children: ReactNode;
  /** The next step: a Button, a link. */
  readonly action?: ReactNode;
}

/** One line about the page itself, announced when it appears. */
export function Notice({ tone = 'quiet', children, action }: NoticeProps) {
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(styles.notice, styles[tone])}
    >
      <p>{children}</p>
      {action}
    </div>
  );
}
