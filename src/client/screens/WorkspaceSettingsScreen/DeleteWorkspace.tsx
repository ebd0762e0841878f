import type { DeleteWorkspace_workspace$key } from '@/__generated__/DeleteWorkspace_workspace.graphql';
import type { DeleteWorkspaceMutation } from '@/__generated__/DeleteWorkspaceMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { Button } from '@/client/ui/Button';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const deleteWorkspaceMutation = graphql`
  mutation DeleteWorkspaceMutation($input: DeleteWorkspaceInput!) {
    deleteWorkspace(input: $input) {
      workspace {
        id
        deleteAt
      }
      problems {
        message
        path
      }
    }
  }
`;

export function DeleteWorkspace(props: { readonly workspace: DeleteWorkspace_workspace$key }) {
  const { id, slug, name, permissions, deleteAt } = useFragment(
    graphql`
      fragment DeleteWorkspace_workspace on Workspace {
        id
        slug
        name
        permissions
        deleteAt
      }
    `,
    props.workspace,
  );
  const [state, change] = useMutation<DeleteWorkspaceMutation>(deleteWorkspaceMutation);
  const payload = state.response?.deleteWorkspace;

  const schedule = (isWanted: boolean) =>
    change({ variables: { input: { workspaceId: id, isWanted } } });

  return (
    <Section title="Export and deletion">
      <p>
        <a href={teamHref.workspaceExport(slug)}>Export everything</a> as JSON, without secrets.
      </p>
      {permissions.includes('own') && (
        <div className={styles.actions}>
          {deleteAt == null ? (
            <ConfirmButton
              ask="Delete this workspace"
              title={`Delete ${name}?`}
              confirm={`Delete ${name}`}
              onConfirm={() => schedule(true)}
            >
              <p>{`In 14 days, ${name} and everything in it is gone. Until then you can change your mind.`}</p>
            </ConfirmButton>
          ) : (
            <>
              <p>{`${name} will be deleted on ${deleteAt.slice(0, 10)}.`}</p>
              <Button onClick={() => schedule(false)}>Keep it</Button>
            </>
          )}
        </div>
      )}
      <ChangeProblem state={state} problems={payload?.problems} />
    </Section>
  );
}
