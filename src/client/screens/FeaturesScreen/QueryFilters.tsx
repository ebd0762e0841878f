import { useRouter } from 'next/router';
import { type RefObject } from 'react';
import { Button } from '@/client/ui/Button';
import { COLUMN_NAMES, type ColumnName, type FeaturesView } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import {
  getValue,
  splitParts,
  type TermName,
  withoutPart,
  withTerm,
} from '@/engines/query/forPage';
import { useHrefSharing } from '@/relay/route/Link';
import { DayRangeFilter } from './DayRangeFilter';
import { getLabel } from './featureColumns.data';
import styles from './QueryFilters.module.css';
import { TermFields } from './TermFields';
import { useAddressed } from './useAddressed';

interface QueryFiltersProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** The query that was sent last, which the list may not show yet. */
  readonly query: string;
  readonly view: FeaturesView;
}

/** Form controls for the query: they edit the text in the box, and reflect what is typed there. */
export function QueryFilters({ input, query: latest, view }: QueryFiltersProps) {
  const router = useRouter();
  const share = useHrefSharing();
  const [query, setQuery] = useAddressed(latest, latest);

  // The form keeps the address's other parameters, and explains an invalid query.
  function send(changed: string) {
    const box = input.current;
    box?.setRangeText(changed, 0, box.value.length, 'end');
    setQuery(changed);
    box?.form?.requestSubmit();
  }

  function choose(name: TermName, value: string) {
    const typed = input.current?.value.trim() ?? '';
    if (splitParts(typed)) send(withTerm(typed, name, value || undefined));
    else input.current?.form?.requestSubmit();
  }

  return (
    <div role="group" aria-label="Filters" className={styles.filters}>
      <Chips query={query} onRemove={send} />
      <TermFields query={query} onChoose={choose} />
      <DayRangeFilter
        value={getValue(query, 'baseline_date')}
        onChoose={(value) => choose('baseline_date', value)}
      />
      <Columns
        view={view}
        onChoose={(columns) => void router.push(share(href.features({ ...view, columns })))}
      />
    </div>
  );
}

function Chips({
  query,
  onRemove,
}: {
  readonly query: string;
  readonly onRemove: (query: string) => void;
}) {
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {splitParts(query)?.map(({ text }, index, parts) => (
        // The key is the text and its count so far, so that the focus moves on to chips that stay.
        <li key={`${parts.slice(0, index).filter((part) => part.text === text).length} ${text}`}>
          <Button aria-label={`Remove ${text}`} onClick={() => onRemove(withoutPart(query, index))}>
            {text} ×
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Columns({
  view,
  onChoose,
}: {
  readonly view: FeaturesView;
  readonly onChoose: (columns: readonly ColumnName[]) => void;
}) {
  // The URL decides, but a checkbox must respond immediately. `useOptimistic` would not do: its
  // action would hold back the page that the router waits for.
  const [columns, setColumns] = useAddressed(view.columns.join(), view.columns);
  const choose = (toggled: readonly ColumnName[]) => {
    setColumns(toggled);
    onChoose(toggled);
  };

  return (
    <fieldset className={styles.columns}>
      <legend>Columns</legend>
      <div className={styles.boxes}>
        {COLUMN_NAMES.map((column) => {
          const isShown = columns.includes(column);
          const toggled = COLUMN_NAMES.filter((name) =>
            name === column ? !isShown : columns.includes(name),
          );
          return (
            <label key={column}>
              <input
                type="checkbox"
                checked={isShown}
                disabled={toggled.length === 0}
                onChange={() => choose(toggled)}
              />{' '}
              {getLabel(column)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
