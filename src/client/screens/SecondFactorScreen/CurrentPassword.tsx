import { TextField } from '@/client/ui/TextField';

export const CurrentPassword = ({ error }: { readonly error: string | undefined }) => (
  <TextField
    label="Your password"
    name="current"
    type="password"
    autoComplete="current-password"
    required
    error={error}
  />
);
