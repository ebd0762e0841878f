import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { useSentText } from '@/client/ui/useSentText';
import { href } from '@/domain/routes/href';
import type { SearchView } from '@/domain/routes/search';
import { useHrefSharing } from '@/relay/route/Link';
import styles from './WordsForm.module.css';

/**
 * The page's search box. A GET form; with JavaScript it becomes a client navigation. A new query
 * drops the filters of the old one.
 */
export function WordsForm({ view }: { readonly view: SearchView }) {
  const router = useRouter();
  const share = useHrefSharing();
  const { input, noteSent } = useSentText(view.query);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    noteSent(query);
    void router.push(share(href.search({ query })));
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
        ref={input}
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
