import { useRouter } from 'next/router';
import type { FormEvent, Ref } from 'react';

import { useSharedHref } from '@/relay/Link';
import { Button } from '@/ui/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

import { KeptPreferences } from './KeptPreferences';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly label: string;
  readonly placeholder: string;
  /** `large` is the question on the home page, `small` the one in the header, which has no room for a button. */
  readonly size?: 'small' | 'regular' | 'large';
  readonly inputRef?: Ref<HTMLInputElement>;
  /** The key that leads here, shown in the box. */
  readonly shortcut?: string;
}

/** Looks features up by name: a plain GET form, which scripts turn into a navigation without a reload. */
export function SearchForm({ label, placeholder, size = 'regular', inputRef, shortcut }: SearchFormProps) {
  const router = useRouter();
  const list = useSharedHref('/features');

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    const query = wanted && `q=${encodeURIComponent(wanted)}`;
    void router.push([list, query].filter(Boolean).join(list.includes('?') ? '&' : '?'));
  }

  return (
    <form role="search" aria-label={label} action="/features" className={`${styles.form} ${styles[size]}`} onSubmit={search}>
      <label className={styles.field}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input ref={inputRef} type="search" name="q" placeholder={placeholder} autoComplete="off" spellCheck={false} enterKeyHint="search" />
        {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
      </label>
      <KeptPreferences />
      {size !== 'small' && (
        <Button type="submit" variant="primary">
          Look up
        </Button>
      )}
    </form>
  );
}
