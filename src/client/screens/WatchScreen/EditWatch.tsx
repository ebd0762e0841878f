import type { SubmitEvent } from 'react';
import type { EditWatch_watch$key } from '@/__generated__/EditWatch_watch.graphql';
import type { EditWatchMutation } from '@/__generated__/EditWatchMutation.graphql';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { readWatchTerms, type WatchChannel, WatchTerms } from './WatchTerms';
import styles from '@/client/ui/Form.module.css';

const updateWatchMutation = graphql`
  mutation EditWatchMutation($input: UpdateWatchInput!) {
    updateWatch(input: $input) {
      watch {
        id
      }
      problems {
        message
        path
      }
    }
  }
`;

interface EditWatchProps {
  readonly watch: EditWatch_watch$key;
  readonly workspaceId: string;
  readonly channels: readonly WatchChannel[];
}

/** Changes a watch. What was typed stays where it is refused. */
export function EditWatch({ workspaceId, channels, ...props }: EditWatchProps) {
  const { id, name, subject, audienceKey, audience, linePercent, triggers, channelIds, cadence } =
    useFragment(
      graphql`
        fragment EditWatch_watch on Watch {
          id
          name
          subject
          audienceKey
          audience @catch(to: NULL) {
            name
          }
          linePercent
          triggers
          channelIds
          cadence
        }
      `,
      props.watch,
    );
  const [state, update] = useMutation<EditWatchMutation>(updateWatchMutation);
  const renew = useRenewPage();
  const payload = state.response?.updateWatch;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      workspaceId,
      id,
      audience: formText(form, 'audience'),
      linePercent: Number(formText(form, 'linePercent')),
      ...readWatchTerms(form),
    };
    update({ variables: { input }, updater: renew });
  }

  return (
    <details>
      <summary>{`Change the watch on ${name}`}</summary>
      <form className={styles.form} onSubmit={send}>
        <WatchTerms
          channels={channels}
          isProject={subject.startsWith('project:')}
          triggers={triggers}
          channelIds={channelIds}
          cadence={cadence}
        />
        <AudienceKeyField
          audience={{ key: audienceKey, name: audience?.name ?? audienceKey }}
          error={fieldProblem(payload?.problems, 'audience')}
        />
        <TextField
          label="Line in percent"
          name="linePercent"
          type="number"
          required
          min={0.1}
          max={100}
          step="any"
          defaultValue={String(linePercent)}
          error={fieldProblem(payload?.problems, 'linePercent')}
        />
        <ChangeProblem state={state} problems={payload?.problems} />
        {payload?.watch && <Notice>Changed. With another audience or line it starts over.</Notice>}
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={state.status === 'pending'}>
            Change it
          </Button>
        </div>
      </form>
    </details>
  );
}
