import { useState } from 'react';
import { Button } from '@/ui/Button';
import styles from './ShareScreen.module.css';

interface CopyableTextProps {
  /** What the text is: "Markdown". */
  readonly label: string;
  readonly text: string;
}

/**
 * A text to be pasted elsewhere. Without scripts it is selected by hand, as it is wherever the
 * clipboard is out of reach.
 */
export function CopyableText({ label, text }: CopyableTextProps) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      setOutcome('Can’t reach the clipboard. Select the text and copy it.');
    }
  }

  return (
    <div className={styles.copyable}>
      <h3>{label}</h3>
      <pre>
        <code>{text}</code>
      </pre>
      <p>
        <Button onClick={() => void copy()} aria-label={`Copy ${label}`}>
          Copy
        </Button>{' '}
        <span role="status">{outcome}</span>
      </p>
    </div>
  );
}
