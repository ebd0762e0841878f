import type { WatchCadence, WatchTrigger } from '@/__generated__/WatchFormMutation.graphql';
import { formText } from '@/client/sections/formText';
import { SelectField } from '@/client/ui/SelectField';
import { PROJECT_TRIGGERS, TRIGGERS } from './triggers.data';
import styles from '@/client/ui/Form.module.css';

export interface WatchChannel {
  readonly id: string;
  readonly name: string;
}

interface WatchTermsProps {
  /** Those that the person’s watches may send to. */
  readonly channels: readonly WatchChannel[];
  /** A project can also tell of its reviews. */
  readonly isProject: boolean;
  /** What a new watch starts with where they are left out. */
  readonly triggers?: readonly string[];
  readonly channelIds?: readonly string[];
  readonly cadence?: string;
}

/** When a watch tells, where to, and how often: the fields that making and changing one share. */
export function WatchTerms({
  channels,
  isProject,
  triggers,
  channelIds = [],
  cadence = 'WEEKLY',
}: WatchTermsProps) {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>Tell me when</legend>
        {[...TRIGGERS, ...(isProject ? PROJECT_TRIGGERS : [])].map(({ trigger, label }) => (
          <div key={trigger}>
            <label>
              <input
                type="checkbox"
                name="trigger"
                value={trigger}
                defaultChecked={triggers?.includes(trigger) ?? true}
              />{' '}
              {label}
            </label>
          </div>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Besides my inbox, send to</legend>
        {channels.length === 0 && <p>No channels yet. Add one below.</p>}
        {channels.map((channel) => (
          <div key={channel.id}>
            <label>
              <input
                type="checkbox"
                name="channel"
                value={channel.id}
                defaultChecked={channelIds.includes(channel.id)}
              />{' '}
              {channel.name}
            </label>
          </div>
        ))}
      </fieldset>
      <SelectField label="How often" name="cadence" defaultValue={cadence}>
        <option value="WEEKLY">on Mondays, all in one message</option>
        <option value="DAILY">once a day</option>
        <option value="IMMEDIATE">at once, once a day at most</option>
      </SelectField>
    </>
  );
}

export const readWatchTerms = (form: FormData) => ({
  triggers: form.getAll('trigger') as WatchTrigger[],
  channelIds: form.getAll('channel') as string[],
  cadence: formText(form, 'cadence') as WatchCadence,
});
