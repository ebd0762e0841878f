import type { SubmitEvent } from 'react';
import type { RenameWorkspace_workspace$key } from '@/__generated__/RenameWorkspace_workspace.graphql';
import type { RenameWorkspaceMutation } from '@/__generated__/RenameWorkspaceMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { WorkspaceAddress } from './WorkspaceAddress';
import styles from '@/client/ui/Form.module.css';

const updateWorkspaceMutation = graphql`
  mutation RenameWorkspaceMutation($input: UpdateWorkspaceInput!) {
    updateWorkspace(input: $input) {
      workspace {
        id
        name
      }
      problems {
        message
        path
      }
    }
  }
`;

export function RenameWorkspace(props: { readonly workspace: RenameWorkspace_workspace$key }) {
  const { id, slug, name } = useFragment(
    graphql`
      fragment RenameWorkspace_workspace on Workspace {
        id
        slug
        name
      }
    `,
    props.workspace,
  );
  const [state, update] = useMutation<RenameWorkspaceMutation>(updateWorkspaceMutation);
  const payload = state.response?.updateWorkspace;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), 'name');
    update({ variables: { input: { workspaceId: id, name: text } } });
  }

  return (
    <Section title="Name and address">
      <form className={styles.form} onSubmit={send}>
        <TextField
          label="Name of the workspace"
          name="name"
          required
          maxLength={80}
          defaultValue={name}
          error={fieldProblem(payload?.problems, 'name')}
        />
        <ChangeProblem state={state} problems={payload?.problems} />
        {payload?.workspace && <Notice>Renamed.</Notice>}
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={state.status === 'pending'}>
            Rename
          </Button>
        </div>
      </form>
      <WorkspaceAddress workspaceId={id} slug={slug} />
    </Section>
  );
}
