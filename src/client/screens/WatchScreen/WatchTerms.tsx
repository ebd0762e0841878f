import type { WatchCadence, WatchTrigger } from '@/__generated__/WatchFormMutation.graphql';
import type { WatchTerms_workspace$key } from '@/__generated__/WatchTerms_workspace.graphql';
import { formText } from '@/client/sections/formText';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { PROJECT_TRIGGERS, TRIGGERS } from './triggers.data';
import styles from '@/client/ui/Form.module.css';

interface WatchTermsProps {
  readonly workspace: WatchTerms_workspace$key;
  /** Projects can also notify of their reviews. */
  readonly isProject: boolean;
  /** A new watch starts with all of them. */
  readonly triggers?: readonly string[];
  readonly channelIds?: readonly string[];
  readonly cadence?: string;
}

/** When a watch notifies, where, and how often: the fields of a new watch and of a change. */
export function WatchTerms({
  isProject,
  triggers,
  channelIds = [],
  cadence = 'WEEKLY',
  ...props
}: WatchTermsProps) {
  const { channels } = useFragment(
    graphql`
      fragment WatchTerms_workspace on Workspace {
        channels {
          id
          name
          mayUse
        }
      }
    `,
    props.workspace,
  );
  return (
    <>
      <TriggerFields isProject={isProject} chosen={triggers} />
      <ChannelFields
        channels={channels?.filter(({ mayUse }) => mayUse) ?? []}
        chosen={channelIds}
      />
      <SelectField label="How often" name="cadence" defaultValue={cadence}>
        <option value="WEEKLY">on Mondays, all in one message</option>
        <option value="DAILY">once a day</option>
        <option value="IMMEDIATE">at once, once a day at most</option>
      </SelectField>
    </>
  );
}

interface TriggerFieldsProps {
  readonly isProject: boolean;
  /** All where it is left out. */
  readonly chosen: readonly string[] | undefined;
}

function TriggerFields({ isProject, chosen }: TriggerFieldsProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>Tell me when</legend>
      {[...TRIGGERS, ...(isProject ? PROJECT_TRIGGERS : [])].map(({ trigger, label }) => (
        <div key={trigger}>
          <label>
            <input
              type="checkbox"
              name="trigger"
              value={trigger}
              defaultChecked={chosen?.includes(trigger) ?? true}
            />{' '}
            {label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

interface ChannelFieldsProps {
  readonly channels: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
}

function ChannelFields({ channels, chosen }: ChannelFieldsProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>Besides my inbox, send to</legend>
      {channels.length === 0 && <p>No channels yet. Add one below.</p>}
      {channels.map(({ id, name }) => (
        <div key={id}>
          <label>
            <input type="checkbox" name="channel" value={id} defaultChecked={chosen.includes(id)} />{' '}
            {name}
          </label>
        </div>
      ))}
    </fieldset>
  );
}

export const readWatchTerms = (form: FormData) => ({
  triggers: form.getAll('trigger') as WatchTrigger[],
  channelIds: form.getAll('channel') as string[],
  cadence: formText(form, 'cadence') as WatchCadence,
});
