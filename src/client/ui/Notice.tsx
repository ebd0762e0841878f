import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Notice.module.css';

interface NoticeProps {
  /** `quiet` reports a state (offline, a substituted audience); `error` reports a failure. */
  readonly tone?: 'quiet' | 'error';
  /** A sentence: what happened and what to do. */
  readonly children: ReactNode;
  /** The next step: a Button or a link. */
  readonly action?: ReactNode;
}

/** A message about the page itself, announced to screen readers when it appears. */
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
