import type { SubmitEvent } from 'react';
import type { QuietTime_channel$key } from '@/__generated__/QuietTime_channel.graphql';
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

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** When nothing is sent to a channel, or to the person in all. */
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
    const input = {
      workspaceId,
      channelId: id,
      fromHour: Number(formText(form, 'fromHour')),
      toHour: Number(formText(form, 'toHour')),
      days: form.getAll('day').map(Number),
      isForAll: form.get('isForAll') !== null,
    };
    set({ variables: { input }, updater: renew });
  }

  const hours = (field: 'fromHour' | 'toHour', label: string, hour: number) => (
    <SelectField label={label} name={field} defaultValue={String(quietTime?.[field] ?? hour)}>
      {HOURS.map((one) => (
        <option key={one} value={one}>
          {clock(one)}
        </option>
      ))}
    </SelectField>
  );
  return (
    <details>
      <summary>
        {quietTime
          ? `Quiet from ${clock(quietTime.fromHour)} to ${clock(quietTime.toHour)} in ${name}`
          : `Quiet hours of ${name}`}
      </summary>
      <form className={styles.form} onSubmit={send}>
        {hours('fromHour', 'Nothing is sent from', 22)}
        {hours('toHour', 'until', 7)}
        <fieldset>
          <legend>{`and on whole days (time zone ${zone})`}</legend>
          {DAYS.map((day, at) => (
            <div key={day}>
              <label>
                <input
                  type="checkbox"
                  name="day"
                  value={at + 1}
                  defaultChecked={quietTime?.days.includes(at + 1) ?? false}
                />{' '}
                {day}
              </label>
            </div>
          ))}
        </fieldset>
        {kind === 'EMAIL' && (
          <label>
            <input type="checkbox" name="isForAll" /> for all mails to me, in every workspace
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
