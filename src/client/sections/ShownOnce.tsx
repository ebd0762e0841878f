import type { ReactNode } from 'react';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { useCopy } from '@/client/ui/useCopy';
import styles from './ShownOnce.module.css';

interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  /** Why to copy it now. */
  readonly children: ReactNode;
}

/** A link or token that no later page shows. Without scripts one selects it and copies it. */
export function ShownOnce({ label, secret, children }: ShownOnceProps) {
  const { copy, outcome } = useCopy();
  return (
    <>
      <TextField
        label={label}
        value={secret}
        readOnly
        isMono
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.copy}>
        <Button onClick={() => void copy(secret)}>Copy</Button>
        <span role="status">{outcome}</span>
      </div>
      <Notice>{children}</Notice>
    </>
  );
}
