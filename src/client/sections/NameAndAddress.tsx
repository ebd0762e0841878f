import { useState } from 'react';
import { TextField } from '@/client/ui/TextField';

interface NameAndAddressProps {
  /** An example of an address. */
  readonly hint: string;
  readonly getProblem: (field: 'name' | 'slug') => string | undefined;
}

/** Characters of an address, at most. */
const MAX_ADDRESS = 40;

/** The name of something new and its URL name, which follows the name until someone edits it. */
export function NameAndAddress({ hint, getProblem }: NameAndAddressProps) {
  const [address, setAddress] = useState('');
  const [isTyped, setTyped] = useState(false);
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        maxLength={80}
        error={getProblem('name')}
        onChange={({ target }) => !isTyped && setAddress(toAddress(target.value))}
      />
      <TextField
        label="URL name"
        name="slug"
        required
        isMono
        maxLength={MAX_ADDRESS}
        autoCapitalize="none"
        hint={hint}
        error={getProblem('slug')}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setTyped(target.value !== '');
        }}
      />
    </>
  );
}

/** `Équipe Web & Co.` → `equipe-web-co`. */
function toAddress(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ADDRESS)
    .replace(/^-|-$/g, '');
}
