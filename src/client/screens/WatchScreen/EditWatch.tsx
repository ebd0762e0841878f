import type { SubmitEvent } from 'react';
import type { EditWatch_watch$key } from '@/__generated__/EditWatch_watch.graphql';
import type { EditWatchMutation } from '@/__generated__/EditWatchMutation.graphql';
import type { WatchTerms_workspace$key } from '@/__generated__/WatchTerms_workspace.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { WatchAudience } from './WatchAudience';
import { readWatchTerms, WatchTerms } from './WatchTerms';
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
  readonly workspace: WatchTerms_workspace$key;
}

const readWatch = (form: FormData) => ({
  audience: formText(form, 'audience'),
  linePercent: Number(formText(form, 'linePercent')),
  ...readWatchTerms(form),
});

/** Changes a watch. A refusal keeps what was typed. */
export function EditWatch({ workspaceId, workspace, ...props }: EditWatchProps) {
  const watch = useFragment(
    graphql`
      fragment EditWatch_watch on Watch {
        id
        name
        subject
        triggers
        channelIds
        cadence
        ...WatchAudience_watch
      }
    `,
    props.watch,
  );
  const { id, name, subject, triggers, channelIds, cadence } = watch;
  const [state, update] = useMutation<EditWatchMutation>(updateWatchMutation);
  const renew = useRenewPage();
  const payload = state.response?.updateWatch;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { workspaceId, id, ...readWatch(new FormData(event.currentTarget)) };
    update({ variables: { input }, updater: renew });
  }

  return (
    <details>
      <summary>{`Change the watch on ${name}`}</summary>
      <form className={styles.form} onSubmit={send}>
        <WatchTerms
          workspace={workspace}
          isProject={subject.startsWith('project:')}
          triggers={triggers}
          channelIds={channelIds}
          cadence={cadence}
        />
        <WatchAudience watch={watch} problems={payload?.problems} />
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
