import { useRouter } from 'next/router';
import type { FormEvent, ReactNode } from 'react';

import { sortWordOf } from '@/screens/sections/featureSort';
import { KeptPreferences } from '@/screens/sections/KeptPreferences';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

import type { FeaturesView } from './featuresAddress';
import styles from './FeatureSearch.module.css';

interface FeatureSearchProps {
  readonly view: FeaturesView;
  /** What is wrong with the query, under the box. */
  readonly children: ReactNode;
}

/** The box above the list: a GET form, which scripts turn into a navigation that keeps the page. What was typed stays in it. */
export function FeatureSearch({ view, children }: FeatureSearchProps) {
  const router = useRouter();
  const sortWord = sortWordOf(view.sort);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.push(addressOf(new FormData(event.currentTarget)));
  }

  return (
    <div className={styles.search}>
      <form role="search" aria-label="This list" action="/features" onSubmit={search}>
        {/* A new key where the address has another query: what stands in the box is what the list shows, after going back as well. */}
        <TextField
          key={view.query}
          label="Name, or part of it"
          type="search"
          name="q"
          defaultValue={view.query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          suffix={<Button type="submit">Search</Button>}
        />
        {sortWord && <input type="hidden" name="sort" value={sortWord} />}
        <KeptPreferences />
      </form>
      {children}
    </div>
  );
}

/** Where the browser itself would send the form, without the fields that are empty. */
function addressOf(fields: FormData): string {
  const filled = [...fields].flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value.trim()]] : []));
  return filled.length > 0 ? `/features?${new URLSearchParams(filled).toString()}` : '/features';
}
