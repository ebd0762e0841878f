import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';
import styles from './ShareScreen.module.css';

interface CopyableTextProps {
  /** The kind of text: "Markdown". */
  readonly label: string;
  readonly text: string;
}

/** Text with a copy button. Without JavaScript or clipboard access, the reader can select it. */
export function CopyableText({ label, text }: CopyableTextProps) {
  const { copy, outcome } = useCopy();
  return (
    <div className={styles.copyable}>
      <h3>{label}</h3>
      <pre>
        <code>{text}</code>
      </pre>
      <p>
        <Button onClick={() => void copy(text)} aria-label={`Copy ${label}`}>
          Copy
        </Button>{' '}
        <span role="status">{outcome}</span>
      </p>
    </div>
  );
}
