import type { ReactNode } from 'react';
import { TextField } from '@/client/ui/TextField';

interface TokenFieldsProps {
  readonly problemOf: (name: string) => string | undefined;
  /** The name that was typed before the page was drawn again. */
  readonly name: string;
  readonly nameLabel: string;
  /** The fields for its scope and place. */
  readonly children: ReactNode;
}

/** The fields of a new token. */
export function TokenFields({ problemOf, name, nameLabel, children }: TokenFieldsProps) {
  return (
    <>
      <TextField
        label={nameLabel}
        name="name"
        defaultValue={name}
        required
        maxLength={60}
        error={problemOf('name')}
      />
      {children}
      <TextField
        label="Last date"
        name="lastDay"
        type="date"
        required
        error={problemOf('expiresAt')}
      />
    </>
  );
}
