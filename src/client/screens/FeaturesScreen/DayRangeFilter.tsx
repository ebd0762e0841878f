import { type FormEvent, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { type DayFields, formatDayRange, OPEN_ENDS, parseDayFields } from './dayRange';
import styles from './QueryFilters.module.css';
import { useAddressed } from './useAddressed';

interface DayRangeFilterProps {
  /** The value of `baseline_date:` in the query. */
  readonly value: string | undefined;
  /** Called with a new value, or an empty string for any date. */
  readonly onChoose: (value: string) => void;
}

type Problem = { readonly at: keyof DayFields; readonly problem: string };

/**
 * Filters by the date features became newly available. A separate form, so that a partially typed
 * date isn't submitted.
 */
export function DayRangeFilter({ value, onChoose }: DayRangeFilterProps) {
  const [days, setDays] = useAddressed(value, parseDayFields(value));
  const [wrong, setWrong] = useState<Problem>();

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const unfinished = [...event.currentTarget.querySelectorAll('input')].find(
      ({ validity }) => validity.badInput,
    );
    const range = unfinished ? unfinishedAt(unfinished.name) : formatDayRange(days);
    setWrong('problem' in range ? range : undefined);
    if ('value' in range) onChoose(range.value);
  }

  const field = (at: keyof DayFields, label: string) => (
    <TextField
      type="date"
      name={at}
      label={label}
      min={OPEN_ENDS.from}
      max={OPEN_ENDS.to}
      value={days[at]}
      error={wrong?.at === at ? wrong.problem : undefined}
      onChange={(event) => setDays({ ...days, [at]: event.target.value })}
    />
  );

  return (
    <form
      noValidate
      aria-label="Newly available between two dates"
      className={styles.days}
      onSubmit={choose}
    >
      {field('from', 'Newly available from')}
      {field('to', 'Newly available until')}
      <Button type="submit">Apply dates</Button>
    </form>
  );
}

function unfinishedAt(name: string): Problem {
  return {
    at: name === 'from' ? 'from' : 'to',
    problem: 'This date is incomplete. Enter year, month and day, or leave it empty.',
  };
}
