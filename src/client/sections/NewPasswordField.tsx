import { TextField } from '@/client/ui/TextField';
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';

interface NewPasswordFieldProps {
  readonly label?: string;
  readonly name?: string;
  /** The sentence after the limits. */
  readonly hint?: string;
  readonly error: string | undefined;
}

const { min, max } = ACCOUNT_LIMITS.password;

/** A password to choose, for an AccountForm. */
export function NewPasswordField({
  label = 'New password',
  name = 'next',
  hint = 'A few words are easier to remember.',
  error,
}: NewPasswordFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      type="password"
      autoComplete="new-password"
      required
      minLength={min}
      maxLength={max}
      hint={`${min} to ${max} characters. ${hint}`}
      error={error}
    />
  );
}
