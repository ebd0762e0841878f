import { useRouter } from 'next/router';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { useSentText } from '@/client/ui/useSentText';
import {
  columnsParameter,
  FEATURES_SORT,
  type FeaturesView,
  sortParameter,
} from '@/domain/routes/featureLists';
import { formHref } from '@/domain/routes/formHref';
import { href } from '@/domain/routes/href';
import { useRelayEnvironment } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import styles from './FeatureSearch.module.css';
import type { QueryProblemNote as QueryProblemSection } from './QueryProblemNote';
import { useQueryCompletions } from './useQueryCompletions';

// Lazy, because most queries are valid.
const QueryProblemNote = lazySection(
  async () =>
    (await import(/* webpackChunkName: "features-sections" */ './QueryProblemNote'))
      .QueryProblemNote,
);

type Problem = ComponentProps<typeof QueryProblemSection>['problem'];

interface FeatureSearchProps {
  readonly view: FeaturesView;
  /** The server's problem with the URL's query. */
  readonly problem: Problem | null | undefined;
}

/**
 * The search box above the list. A GET form; with JavaScript it becomes a client navigation that
 * keeps the text. On focus it loads the code for completions, validation and filters.
 */
export function FeatureSearch({ view, problem }: FeatureSearchProps) {
  const { input, latest, noteSent } = useSentText(view.query);
  const [tools, setTools] = useState<Tools>();
  const [hasFilters, setFilters] = useState(false);
  const completions = useQueryCompletions(input, tools);
  const { held, search } = useCheckedSearch(view.query, input, noteSent);
  const shown = held ?? (problem && { query: view.query, problem });

  const load = () => void loadTools().then(setTools, () => undefined);

  function openFilters() {
    load();
    setFilters(!hasFilters);
  }

  return (
    <div className={styles.search}>
      <QueryForm
        view={view}
        input={input}
        completions={completions}
        onFocus={load}
        onSubmit={search}
        buttons={
          <Buttons areFiltersOpen={hasFilters && tools !== undefined} onFilters={openFilters} />
        }
      />
      {tools && completions.isOpen && completions.box && (
        <tools.QueryCompletions
          listProps={completions.box.listProps}
          onChoose={completions.box.accept}
        />
      )}
      {shown && (
        <QueryProblemNote
          problem={shown.problem}
          query={shown.query}
          getHref={(query) => href.features({ ...view, query, page: 1 })}
        />
      )}
      <p className={styles.hint}>
        Type words, or filters like <code>missing:safari</code> and <code>coverage:&gt;=95</code>.{' '}
        <Link href={href.developers('query')}>All filters</Link>
      </p>
      {tools && hasFilters && (
        <Suspense>
          <tools.QueryFilters input={input} query={latest} view={view} />
        </Suspense>
      )}
    </div>
  );
}

const loadTools = () => import(/* webpackChunkName: "query" */ './QueryTools');

type Tools = Awaited<ReturnType<typeof loadTools>>;

interface QueryFormProps {
  readonly view: FeaturesView;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly completions: ReturnType<typeof useQueryCompletions>;
  readonly onFocus: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  readonly buttons: ReactNode;
}

function QueryForm({ view, input, completions, onFocus, onSubmit, buttons }: QueryFormProps) {
  return (
    <form
      role="search"
      aria-label="Features"
      action={href.features()}
      onSubmit={(event) => {
        completions.close();
        void onSubmit(event);
      }}
    >
      <TextField
        {...completions.box?.inputProps}
        ref={input}
        label="Words or a query"
        type="search"
        name="q"
        defaultValue={view.query}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onFocus}
        onInput={completions.ask}
        onBlur={completions.close}
        suffix={buttons}
      />
      <HiddenView view={view} />
      <KeptPreferences />
    </form>
  );
}

/** An invalid query that was not submitted; the list stays as it is. */
interface Held {
  /** The query of the list. */
  readonly over: string;
  readonly query: string;
  readonly problem: Problem;
}

/** Sends a valid query. An invalid one is held, and the list stays as it is. */
function useCheckedSearch(
  current: string,
  input: RefObject<HTMLInputElement | null>,
  noteSent: (query: string) => void,
) {
  const router = useRouter();
  const environment = useRelayEnvironment();
  const [held, setHeld] = useState<Held>();
  const count = useRef(0);

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = formHref(href.features(), new FormData(event.currentTarget));
    const query = input.current?.value.trim() ?? '';
    const mine = ++count.current;
    // The list names the problem of a query that could not be checked.
    const found = await loadTools()
      .then(({ findProblem }) => findProblem(environment, query))
      .catch(() => undefined);
    // A check that took longer than the next search’s must not send the older query.
    if (mine !== count.current) return;
    setHeld(found && { over: current, query, problem: found });
    if (found) return;
    noteSent(query);
    await router.push(address);
  }

  return { held: held?.over === current ? held : undefined, search };
}

interface ButtonsProps {
  readonly areFiltersOpen: boolean;
  readonly onFilters: () => void;
}

function Buttons({ areFiltersOpen, onFilters }: ButtonsProps) {
  return (
    <>
      <Button type="submit">Search</Button>
      <span className={styles.scripted}>
        <Button variant="quiet" aria-expanded={areFiltersOpen} onClick={onFilters}>
          Filters
        </Button>
      </span>
    </>
  );
}

/** The list's other settings, so that a new query keeps them. */
function HiddenView({ view }: { readonly view: FeaturesView }) {
  const [sort, columns] = [sortParameter(view.sort, FEATURES_SORT), columnsParameter(view.columns)];
  return (
    <>
      {sort && <input type="hidden" name="sort" value={sort} />}
      {columns && <input type="hidden" name="columns" value={columns} />}
    </>
  );
}
