import { useRouter } from 'next/router';
import { type RefObject, useId } from 'react';
import type { QueryFiltersQuery } from '@/__generated__/QueryFiltersQuery.graphql';
import { isMember } from '@/browser/device/isMember';
import { Button } from '@/client/ui/Button';
import { formatCount } from '@/domain/format';
import { COLUMN_NAMES, type ColumnName, type FeaturesView } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { today } from '@/domain/today';
import {
  DECISIONS,
  getValue,
  splitParts,
  type TermName,
  withoutPart,
  withTerm,
} from '@/engines/query/forPage';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { useHrefSharing } from '@/relay/route/Link';
import { DayRangeFilter } from './DayRangeFilter';
import { getLabel } from './featureColumns.data';
import styles from './QueryFilters.module.css';
import { useAddressed } from './useAddressed';

interface QueryFiltersProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly view: FeaturesView;
}

const FILTERS: readonly (readonly [TermName, string])[] = [
  ['baseline_status', 'Baseline'],
  ['available_on', 'Supported by'],
  ['missing', 'Missing only in'],
  ['group', 'Group'],
  ['snapshot', 'Standard edition'],
  ['kind', 'Why limited'],
  ['discouraged', 'Discouraged'],
];

/** Years since the release of the oldest core browser, newest first. */
const getYears = () =>
  Array.from({ length: Number(today().slice(0, 4)) - 2014 }, (_, index) => 2015 + index)
    .reverse()
    .map((year) => ({ text: `${year}-01-01..${year}-12-31`, name: String(year) }));

const SHARES = [50, 80, 90, 95, 97, 99].map((percent) => ({
  text: `>=${percent}`,
  name: `at least ${percent} %`,
}));

/** Form controls for the query: they edit the text in the box, and reflect what is typed there. */
export function QueryFilters({ input, view }: QueryFiltersProps) {
  const router = useRouter();
  const share = useHrefSharing();
  const [query, setQuery] = useAddressed(view.query, view.query);
  const { queryTerms } = useLazyLoadQuery<QueryFiltersQuery>(
    graphql`
      query QueryFiltersQuery($names: [String!]!) @throwOnFieldError {
        queryTerms(names: $names) {
          name
          values {
            text
            name
            count
          }
        }
      }
    `,
    { names: FILTERS.map(([name]) => name) },
    { fetchPolicy: 'store-or-network' },
  );
  const days = getValue(query, 'baseline_date');

  // The form keeps what else the address holds, and explains an invalid query.
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
      <div className={styles.fields}>
        {FILTERS.map(([name, label]) => (
          <Choice
            key={name}
            label={label}
            value={getValue(query, name)}
            options={queryTerms.find((term) => term.name === name)?.values ?? []}
            onChoose={(value) => choose(name, value)}
          />
        ))}
        <Choice
          label="Newly available in"
          value={days}
          options={getYears()}
          onChoose={(value) => choose('baseline_date', value)}
        />
        <Choice
          label="Audience share"
          value={getValue(query, 'coverage')}
          options={SHARES}
          onChoose={(value) => choose('coverage', value)}
        />
        {isMember() && (
          <Choice
            label="Decided by your team"
            value={getValue(query, 'decision')}
            options={DECISIONS.map((text) => ({ text, name: text.replaceAll('_', ' ') }))}
            onChoose={(value) => choose('decision', value)}
          />
        )}
      </div>
      <DayRangeFilter value={days} onChoose={(value) => choose('baseline_date', value)} />
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
        // By text and how often it came before: the focus goes on to those that stay.
        <li key={`${parts.slice(0, index).filter((part) => part.text === text).length} ${text}`}>
          <Button aria-label={`Remove ${text}`} onClick={() => onRemove(withoutPart(query, index))}>
            {text} ×
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly options: readonly {
    readonly text: string;
    readonly name: string;
    readonly count?: number;
  }[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value = '', options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      {/* Also show a hand-typed value that is none of the options. */}
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        <option value="">any</option>
        {value !== '' && !options.some(({ text }) => text === value) && (
          <option value={value}>{value}</option>
        )}
        {options.map(({ text, name, count }) => (
          <option key={text} value={text}>
            {count === undefined ? name : `${name} (${formatCount(count)})`}
          </option>
        ))}
      </select>
    </div>
  );
}

function Columns({
  view,
  onChoose,
}: {
  readonly view: FeaturesView;
  readonly onChoose: (columns: readonly ColumnName[]) => void;
}) {
  // The URL decides, but a checkbox must respond immediately. Not `useOptimistic`: its action would
  // hold back the page that the router waits for.
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
