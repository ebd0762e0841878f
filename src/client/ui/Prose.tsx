import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type ProseProps =
  | {
      /** HTML sanitized by the server; never pass anything else. */
      readonly sanitizedHtml: string;
      readonly children?: undefined;
    }
  | { readonly sanitizedHtml?: undefined; readonly children: ReactNode };

/** Running text at a readable line length. The only place that renders HTML from data. */
export function Prose({ sanitizedHtml, children }: ProseProps) {
  return sanitizedHtml === undefined ? (
    <div className={styles.prose}>{children}</div>
  ) : (
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: sanitizedHtml }} />
  );
}
