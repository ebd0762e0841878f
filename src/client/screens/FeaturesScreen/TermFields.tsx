import { useId } from 'react';
import type { TermFieldsQuery } from '@/__generated__/TermFieldsQuery.graphql';
import { isMember } from '@/browser/device/isMember';
import { formatCount } from '@/domain/format';
import { today } from '@/domain/today';
import { DECISIONS, getValue, type TermName } from '@/engines/query/forPage';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import styles from './QueryFilters.module.css';

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

const TEAM_DECISIONS = DECISIONS.map((text) => ({ text, name: text.replaceAll('_', ' ') }));

interface TermFieldsProps {
  readonly query: string;
  readonly onChoose: (name: TermName, value: string) => void;
}

/** A select for each term that has a list of values. */
export function TermFields({ query, onChoose }: TermFieldsProps) {
  const { queryTerms } = useLazyLoadQuery<TermFieldsQuery>(
    graphql`
      query TermFieldsQuery($names: [String!]!) @throwOnFieldError {
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
  const choiceOf = (name: TermName) => ({
    value: getValue(query, name),
    onChoose: (value: string) => onChoose(name, value),
  });
  return (
    <div className={styles.fields}>
      {FILTERS.map(([name, label]) => (
        <Choice
          key={name}
          label={label}
          options={queryTerms.find((term) => term.name === name)?.values ?? []}
          {...choiceOf(name)}
        />
      ))}
      <Choice label="Newly available in" options={getYears()} {...choiceOf('baseline_date')} />
      <Choice label="Audience share" options={SHARES} {...choiceOf('coverage')} />
      {isMember() && (
        <Choice label="Decided by your team" options={TEAM_DECISIONS} {...choiceOf('decision')} />
      )}
    </div>
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
      {/* Also show a typed value that is not an option. */}
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
