import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { Button } from '@/client/ui/Button';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { href } from '@/domain/routes/href';
import { useSharedHref } from '@/relay/route/Link';
import { KeptPreferences } from './KeptPreferences';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  readonly label: string;
  readonly placeholder: string;
}

/** A GET form to the search page; with JavaScript it becomes a client navigation. */
export function SearchForm({ label, placeholder }: SearchFormProps) {
  const router = useRouter();
  const page = useSharedHref(href.search());

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    const query = wanted && `q=${encodeURIComponent(wanted)}`;
    void router.push([page, query].filter(Boolean).join(page.includes('?') ? '&' : '?'));
  }

  return (
    <form
      role="search"
      aria-label={label}
      action={href.search()}
      className={styles.form}
      onSubmit={search}
    >
      <label className={styles.field}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <input
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </label>
      <KeptPreferences />
      <Button type="submit" variant="primary">
        Search
      </Button>
    </form>
  );
}
