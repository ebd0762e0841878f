import type { ReactNode } from 'react';
import { Button } from './Button';
import { classNames } from './classNames';
import styles from './CopyableText.module.css';
import { useCopy } from './useCopy';

interface CopyableTextProps {
  /** The kind of text: "Markdown". */
  readonly label: string;
  readonly text: string;
  /** Scrolls a text of many lines. */
  readonly isLong?: boolean;
  /** Another thing to do with it: a link. */
  readonly action?: ReactNode;
}

/** Text with a copy button. Without JavaScript or clipboard access, the reader can select it. */
export function CopyableText({ label, text, isLong = false, action }: CopyableTextProps) {
  const { copy, outcome } = useCopy();
  return (
    <div className={styles.copyable}>
      <h3>{label}</h3>
      <pre
        className={classNames(isLong && styles.long)}
        {...(isLong && { tabIndex: 0, role: 'region', 'aria-label': label })}
      >
        <code>{text}</code>
      </pre>
      <p>
        <Button onClick={() => void copy(text)} aria-label={`Copy ${label}`}>
          Copy
        </Button>
        {action}
        <span role="status">{outcome}</span>
      </p>
    </div>
  );
}
