import { useEffect } from 'react';
import type { LeaveWorkspace_workspace$key } from '@/__generated__/LeaveWorkspace_workspace.graphql';
import type { LeaveWorkspaceMutation } from '@/__generated__/LeaveWorkspaceMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

const leaveWorkspaceMutation = graphql`
  mutation LeaveWorkspaceMutation($input: LeaveWorkspaceInput!) {
    leaveWorkspace(input: $input) {
      member {
        id
      }
      problems {
        message
        path
      }
    }
  }
`;

export function LeaveWorkspace(props: { readonly workspace: LeaveWorkspace_workspace$key }) {
  const { id, name } = useFragment(
    graphql`
      fragment LeaveWorkspace_workspace on Workspace {
        id
        name
      }
    `,
    props.workspace,
  );
  const [state, leave] = useMutation<LeaveWorkspaceMutation>(leaveWorkspaceMutation);
  const payload = state.response?.leaveWorkspace;
  const isOut = payload?.member != null;
  useEffect(() => {
    // A page of its own: what was in memory is no longer this person's to see.
    if (isOut) window.location.assign(href.workspaces());
  }, [isOut]);

  return (
    <Section title="Leave">
      <ConfirmButton
        ask="Leave this workspace"
        title={`Leave ${name}?`}
        confirm={`Leave ${name}`}
        cancel="Stay"
        onConfirm={() => leave({ variables: { input: { workspaceId: id } } })}
      >
        <ul>
          <li>You can’t open it any more. To come back, you need another invitation.</li>
          <li>Your decisions stay with the team, with your name.</li>
          <li>Your watches, emails and feeds of this workspace end.</li>
        </ul>
      </ConfirmButton>
      <ChangeProblem state={state} problems={payload?.problems} />
    </Section>
  );
}
