import type { ReactNode } from 'react';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';

interface ShownOnceProps {
  readonly label: string;
  readonly secret: string;
  /** Why to copy it now. */
  readonly children: ReactNode;
}

/** A link or token that no later page shows. */
export function ShownOnce({ label, secret, children }: ShownOnceProps) {
  return (
    <>
      <TextField
        label={label}
        value={secret}
        readOnly
        isMono
        onFocus={(event) => event.currentTarget.select()}
      />
      <Notice>{children}</Notice>
    </>
  );
}
