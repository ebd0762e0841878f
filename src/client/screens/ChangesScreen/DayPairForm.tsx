import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import type { DayPairForm_query$key } from '@/__generated__/DayPairForm_query.graphql';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Button } from '@/client/ui/Button';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { changesHref } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { useHrefSharing } from '@/relay/route/Link';
import styles from './DayPairForm.module.css';

/** Chooses two days. A GET form, which works without scripts. */
export function DayPairForm(props: { readonly query: DayPairForm_query$key }) {
  const result = useFragment(
    graphql`
      fragment DayPairForm_query on Query @catch {
        comparableDays
      }
    `,
    props.query,
  );
  const router = useRouter();
  const share = useHrefSharing();
  if (!result.ok) return <SectionFailure what="The dates to compare" errors={result.errors} />;
  const days = result.value.comparableDays;

  function compare(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void router.push(share(changesHref(readDays(new FormData(event.currentTarget)))));
  }

  return (
    <Section title="Between two dates" id="days">
      <p>
        Choose two dates for which we have worldwide usage data. For other audiences we use today’s
        mix and the versions that were out on each date.
      </p>
      <form
        action={href.changes()}
        aria-label="Dates to compare"
        className={styles.form}
        onSubmit={compare}
      >
        <SelectField label="From" name="from" defaultValue={days[2] ?? days[1]}>
          {days.slice(1).map((day) => (
            <option key={day}>{day}</option>
          ))}
        </SelectField>
        <SelectField label="To" name="to" defaultValue={days[0]}>
          {days.slice(0, -1).map((day, position) => (
            <option key={day} value={day}>
              {position === 0 ? `${day}, today` : day}
            </option>
          ))}
        </SelectField>
        <KeptPreferences />
        <Button type="submit" variant="primary">
          Compare
        </Button>
      </form>
    </Section>
  );
}

/** The earlier day first, whichever field it was chosen in. */
function readDays(data: FormData) {
  const [from = '', to = ''] = [...data.getAll('from'), ...data.getAll('to')]
    .filter((day) => typeof day === 'string')
    .sort();
  return { from, to };
}
