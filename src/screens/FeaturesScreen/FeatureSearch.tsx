import { useRouter } from 'next/router';
import { useRef, useState, type ComponentProps, type ComponentType, type FormEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

import { Link } from '@/relay/Link';
import { sortWordOf } from '@/screens/sections/featureSort';
import { KeptPreferences } from '@/screens/sections/KeptPreferences';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';

import { columnsWord } from './featureColumns.data';
import { featuresHref, type FeaturesView } from './featuresAddress';
import styles from './FeatureSearch.module.css';
import { QueryProblem } from './QueryProblem';
import type { QueryToolsProps } from './QueryTools';

type Problem = ComponentProps<typeof QueryProblem>['problem'];

interface FeatureSearchProps {
  readonly view: FeaturesView;
  /** What the server says is wrong with the query of the address. */
  readonly problem: Problem | null | undefined;
}

/** A query that was not sent because it cannot be read: the list stays as it is. */
interface Held {
  readonly over: string;
  readonly query: string;
  readonly problem: Problem;
}

/**
 * The box above the list: a GET form, which scripts turn into a navigation that keeps the page. What was typed stays in it. Whoever comes to the box
 * gets completions, a check before anything is sent, and filters; their code is fetched then.
 */
export function FeatureSearch({ view, problem }: FeatureSearchProps) {
  const router = useRouter();
  const environment = useRelayEnvironment();
  const input = useRef<HTMLInputElement>(null);
  const [Tools, setTools] = useState<ComponentType<QueryToolsProps>>();
  const [hasFilters, setFilters] = useState(false);
  const [held, setHeld] = useState<Held>();
  const [sortWord, chosen] = [sortWordOf(view.sort), columnsWord(view.columns)];
  const shown = held?.over === view.query ? held : problem && { query: view.query, problem };

  const load = () =>
    void loadTools().then(
      (module) => setTools(() => module.QueryTools),
      () => undefined,
    );

  function openFilters() {
    load();
    setFilters(!hasFilters);
  }

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = addressOf(new FormData(event.currentTarget));
    const query = input.current?.value.trim() ?? '';
    const found = await loadTools().then(
      (module) => module.problemOf(environment, query),
      () => undefined,
    );
    setHeld(found && { over: view.query, query, problem: found });
    if (!found) await router.push(address);
  }

  return (
    <div className={styles.search}>
      <form
        role="search"
        aria-label="This list"
        action="/features"
        onSubmit={(event) => void search(event)}
      >
        {/* A new key where the address has another query: what stands in the box is what the list shows, after going back as well. */}
        <TextField
          key={view.query}
          ref={input}
          label="Words or a query"
          type="search"
          name="q"
          defaultValue={view.query}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={load}
          suffix={
            <>
              <Button type="submit">Search</Button>
              <span className={styles.scripted}>
                <Button
                  variant="quiet"
                  aria-expanded={hasFilters && Tools !== undefined}
                  onClick={openFilters}
                >
                  Filters
                </Button>
              </span>
            </>
          }
        />
        {sortWord && <input type="hidden" name="sort" value={sortWord} />}
        {chosen && <input type="hidden" name="columns" value={chosen} />}
        <KeptPreferences />
      </form>
      {Tools && <Tools key={view.query} part="completions" input={input} view={view} />}
      {shown && (
        <QueryProblem
          problem={shown.problem}
          query={shown.query}
          hrefOf={(query) => featuresHref({ ...view, query, page: 1 })}
        />
      )}
      <p className={styles.hint}>
        Every word must occur, or a term hold: <code>missing:safari</code>,{' '}
        <code>coverage:&gt;=95</code>. <Link href="/developers#query">All terms</Link>
      </p>
      {Tools && hasFilters && <Tools part="filters" input={input} view={view} />}
    </div>
  );
}

const loadTools = () => import(/* webpackChunkName: "query" */ './QueryTools');

/** Where the browser itself would send the form, without the fields that are empty. */
function addressOf(fields: FormData): string {
  const filled = [...fields].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
  return filled.length > 0 ? `/features?${new URLSearchParams(filled).toString()}` : '/features';
}
