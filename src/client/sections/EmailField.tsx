import { TextField } from '@/client/ui/TextField';

interface EmailFieldProps {
  /** The text from before the page was drawn again, without scripts. */
  readonly typed: string;
  readonly error: string | undefined;
}

/** The address of an account, for an AccountForm. */
export function EmailField({ typed, error }: EmailFieldProps) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      defaultValue={typed}
      error={error}
    />
  );
}
