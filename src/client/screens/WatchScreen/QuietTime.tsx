import type { SubmitEvent } from 'react';
import type {
  QuietTime_channel$data,
  QuietTime_channel$key,
} from '@/__generated__/QuietTime_channel.graphql';
import type { QuietTimeMutation } from '@/__generated__/QuietTimeMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const setQuietTimeMutation = graphql`
  mutation QuietTimeMutation($input: SetQuietTimeInput!) {
    setQuietTime(input: $input) {
      channel {
        id
      }
      problems {
        message
        path
      }
    }
  }
`;

interface QuietTimeProps {
  readonly channel: QuietTime_channel$key;
  readonly workspaceId: string;
  readonly name: string;
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const readQuietTime = (form: FormData) => ({
  fromHour: Number(formText(form, 'fromHour')),
  toHour: Number(formText(form, 'toHour')),
  days: form.getAll('day').map(Number),
  isForAll: form.get('isForAll') !== null,
});

function toSummary(name: string, quietTime: QuietTime_channel$data['quietTime']): string {
  if (!quietTime) return `Quiet hours of ${name}`;
  const { fromHour, toHour } = quietTime;
  return `Quiet from ${formatHour(fromHour)} to ${formatHour(toHour)} in ${name}`;
}

/** The hours and days on which nothing is sent to a channel, or to the person at all. */
export function QuietTime({ workspaceId, name, ...props }: QuietTimeProps) {
  const { id, kind, zone, quietTime } = useFragment(
    graphql`
      fragment QuietTime_channel on Channel {
        id
        kind
        zone
        quietTime {
          fromHour
          toHour
          days
        }
      }
    `,
    props.channel,
  );
  const [state, set] = useMutation<QuietTimeMutation>(setQuietTimeMutation);
  const renew = useRenewPage();
  const payload = state.response?.setQuietTime;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = { workspaceId, channelId: id, ...readQuietTime(form) };
    set({ variables: { input }, updater: renew });
  }

  return (
    <details>
      <summary>{toSummary(name, quietTime)}</summary>
      <form className={styles.form} onSubmit={send}>
        <HourField name="fromHour" label="Nothing is sent from" hour={quietTime?.fromHour ?? 22} />
        <HourField name="toHour" label="until" hour={quietTime?.toHour ?? 7} />
        <DayFields zone={zone} days={quietTime?.days ?? []} />
        {kind === 'EMAIL' && (
          <label>
            <input type="checkbox" name="isForAll" /> for all emails to me, in every workspace
          </label>
        )}
        <ChangeProblem state={state} problems={payload?.problems} />
        {payload?.channel && <Notice>Messages from that time are sent together afterward.</Notice>}
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={state.status === 'pending'}>
            Save quiet hours
          </Button>
        </div>
      </form>
    </details>
  );
}

interface HourFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hour: number;
}

function HourField({ name, label, hour }: HourFieldProps) {
  return (
    <SelectField label={label} name={name} defaultValue={String(hour)}>
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {formatHour(one)}
        </option>
      ))}
    </SelectField>
  );
}

/** From Monday, which is 1. */
function DayFields({ zone, days }: { readonly zone: string; readonly days: readonly number[] }) {
  return (
    <fieldset>
      <legend>{`and on whole days (time zone ${zone})`}</legend>
      {DAYS.map((day, at) => (
        <div key={day}>
          <label>
            <input
              type="checkbox"
              name="day"
              value={at + 1}
              defaultChecked={days.includes(at + 1)}
            />{' '}
            {day}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
