import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type ProseProps =
  | {
      /** HTML sanitized by the server; never pass anything else. */
      readonly sanitisedHtml: string;
      readonly children?: undefined;
    }
  | { readonly sanitisedHtml?: undefined; readonly children: ReactNode };

/** Running text at a readable line length. The only place that renders HTML from data. */
export function Prose({ sanitisedHtml, children }: ProseProps) {
  return sanitisedHtml === undefined ? (
    <div className={styles.prose}>{children}</div>
  ) : (
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: sanitisedHtml }} />
  );
}
