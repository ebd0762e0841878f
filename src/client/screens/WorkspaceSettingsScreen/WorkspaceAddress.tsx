import { type SubmitEvent, useEffect } from 'react';
import type { WorkspaceAddressMutation } from '@/__generated__/WorkspaceAddressMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const changeAddressMutation = graphql`
  mutation WorkspaceAddressMutation($input: ChangeWorkspaceAddressInput!) {
    changeWorkspaceAddress(input: $input) {
      workspace {
        id
        slug
      }
      problems {
        message
        path
      }
    }
  }
`;

interface WorkspaceAddressProps {
  readonly workspaceId: string;
  readonly slug: string;
}

/** Changes the address, and goes on at the new one. */
export function WorkspaceAddress({ workspaceId, slug }: WorkspaceAddressProps) {
  const [state, change] = useMutation<WorkspaceAddressMutation>(changeAddressMutation);
  const payload = state.response?.changeWorkspaceAddress;
  const moved = payload?.workspace?.slug;
  useEffect(() => {
    if (moved !== undefined) window.location.assign(teamHref.workspaceSettings(moved));
  }, [moved]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), 'slug');
    change({ variables: { input: { workspaceId, slug: text } } });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label="URL name"
        name="slug"
        required
        isMono
        maxLength={40}
        defaultValue={slug}
        hint="Links to the former address keep working."
        error={fieldProblem(payload?.problems, 'slug')}
      />
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={state.status === 'pending'}>
          Change the URL name
        </Button>
      </div>
    </form>
  );
}
