import { TextField } from '@/client/ui/TextField';

interface CodeFieldProps {
  readonly hint: string;
  readonly error: string | undefined;
}

/** For a code of an authenticator app, which phones and password managers fill in by themselves. */
export const CodeField = ({ hint, error }: CodeFieldProps) => (
  <TextField
    label="Code"
    name="code"
    required
    isMono
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={30}
    hint={hint}
    error={error}
  />
);
