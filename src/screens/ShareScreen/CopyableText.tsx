import { useState } from 'react';
import { Button } from '@/ui/Button';
import styles from './ShareScreen.module.css';

interface CopyableTextProps {
  /** The kind of text: "Markdown". */
  readonly label: string;
  readonly text: string;
}

/** Text with a copy button. Without JavaScript or clipboard access, the reader can select it. */
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
