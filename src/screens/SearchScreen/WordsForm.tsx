import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { useHrefSharing } from '@/relay/route/Link';
import { href } from '@/routes/href';
import type { SearchView } from '@/search/SearchView';
import { KeptPreferences } from '@/sections/KeptPreferences';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import styles from './WordsForm.module.css';

/**
 * The page's search box. A GET form; with JavaScript it becomes a client navigation. A new query
 * drops the filters of the old one.
 */
export function WordsForm({ view }: { readonly view: SearchView }) {
  const router = useRouter();
  const share = useHrefSharing();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    void router.push(share(href.search({ query: typeof typed === 'string' ? typed.trim() : '' })));
  }

  return (
    <form
      role="search"
      aria-label="Everything"
      action={href.search()}
      className={styles.form}
      onSubmit={search}
    >
      <TextField
        key={view.query}
        label="Feature, compat key, browser, release, group or specification"
        type="search"
        name="q"
        defaultValue={view.query}
        placeholder=":has(), Array.at, grid template, Safari 17.4"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        suffix={<Button type="submit">Search</Button>}
      />
      <KeptPreferences />
    </form>
  );
}
