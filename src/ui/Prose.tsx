import type { ReactNode } from 'react';
import styles from './Prose.module.css';

type ProseProps =
  | {
      /** HTML that the server has sanitised; nothing else may come here. */ readonly sanitisedHtml: string;
      readonly children?: undefined;
    }
  | { readonly sanitisedHtml?: undefined; readonly children: ReactNode };

/** Running text at a readable measure. The one place where HTML from data becomes elements. */
export function Prose({ sanitisedHtml, children }: ProseProps) {
  return sanitisedHtml === undefined ? (
    <div className={styles.prose}>{children}</div>
  ) : (
    <div className={styles.prose} dangerouslySetInnerHTML={{ __html: sanitisedHtml }} />
  );
}
