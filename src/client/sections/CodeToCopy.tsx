import { Button } from '@/client/ui/Button';
import { useCopy } from '@/client/ui/useCopy';
import { useTabStop } from '@/client/ui/useTabStop';
import styles from './CodeToCopy.module.css';

interface CodeToCopyProps {
  readonly code: string;
  /** For screen readers, which meet many buttons “Copy”: “Copy the test for Popover”. */
  readonly label: string;
}

export function CodeToCopy({ code, label }: CodeToCopyProps) {
  const { copy, outcome } = useCopy();
  const stop = useTabStop<HTMLPreElement>();
  return (
    <>
      <pre {...stop}>
        <code>{code}</code>
      </pre>
      <p className={styles.copy}>
        <Button aria-label={label} onClick={() => void copy(code)}>
          Copy
        </Button>{' '}
        <span role="status">{outcome}</span>
      </p>
    </>
  );
}
