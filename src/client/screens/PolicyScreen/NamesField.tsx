import { TextField } from '@/client/ui/TextField';

interface NamesFieldProps {
  readonly label: string;
  readonly name: string;
  readonly names: readonly string[];
  readonly hint?: string;
}

/** A field for several features, or for several floors. */
export function NamesField({
  label,
  name,
  names,
  hint = 'Ids, separated by commas',
}: NamesFieldProps) {
  return (
    <TextField
      label={label}
      name={name}
      defaultValue={names.join(', ')}
      hint={hint}
      spellCheck={false}
    />
  );
}
