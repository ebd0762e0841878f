import { type SubmitEvent, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import type { ScanFindings } from './ScanFindings';
import { readPermalink } from './scanPermalink';
import styles from './ScanResult.module.css';

interface CompareWithProps {
  readonly findings: ScanFindings;
  readonly onCompare: (before: ScanFindings) => void;
}

/** Another result to compare with: this one, once the next scan is done, or one that is a link. */
export function CompareWith({ findings, onCompare }: CompareWithProps) {
  const [link, setLink] = useState('');
  const [error, setError] = useState<string>();
  const [isKept, setKept] = useState(false);

  async function compare(event: SubmitEvent) {
    event.preventDefault();
    const at = link.indexOf('#');
    const other = at < 0 ? undefined : await readPermalink(link.slice(at).trim());
    if (other) onCompare(other);
    setError(other ? undefined : 'This isn’t a link to a result. Copy one with the button above.');
  }

  return (
    <details className={`${styles.details} ${styles.compare}`}>
      <summary>Compare with another result</summary>
      <p>
        <Button
          disabled={isKept}
          onClick={() => {
            setKept(true);
            onCompare(findings);
          }}
        >
          Compare the next scan with this one
        </Button>{' '}
        <span role="status">{isKept && 'Scan again to see what changed.'}</span>
      </p>
      <form onSubmit={(event) => void compare(event)}>
        <TextField
          label="Or a link to the earlier result"
          value={link}
          error={error}
          isMono
          onChange={({ target }) => setLink(target.value)}
          suffix={
            <Button type="submit" disabled={link.trim() === ''}>
              Compare
            </Button>
          }
        />
      </form>
    </details>
  );
}
