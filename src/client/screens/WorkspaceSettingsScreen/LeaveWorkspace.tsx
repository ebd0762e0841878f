import { useEffect, useState } from 'react';
import type { LeaveWorkspace_workspace$key } from '@/__generated__/LeaveWorkspace_workspace.graphql';
import type { LeaveWorkspaceMutation } from '@/__generated__/LeaveWorkspaceMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { Button } from '@/client/ui/Button';
import { Dialog } from '@/client/ui/Dialog';
import styles from '@/client/ui/Form.module.css';
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
  const [isAsked, setAsked] = useState(false);
  const payload = state.response?.leaveWorkspace;
  const isOut = payload?.member != null;
  useEffect(() => {
    // A page of its own: what was in memory is no longer this person's to see.
    if (isOut) window.location.assign(href.workspaces());
  }, [isOut]);

  function send() {
    setAsked(false);
    leave({ variables: { input: { workspaceId: id } } });
  }

  return (
    <Section title="Leave">
      <Button onClick={() => setAsked(true)}>Leave this workspace</Button>
      <Dialog isOpen={isAsked} onClose={() => setAsked(false)} title={`Leave ${name}?`}>
        <ul>
          <li>You can’t open it any more. To come back, you need another invitation.</li>
          <li>Your decisions stay with the team, with your name.</li>
          <li>Your watches, mails and feeds of this workspace end.</li>
        </ul>
        <div className={styles.actions}>
          <Button variant="primary" onClick={send}>{`Leave ${name}`}</Button>
          <Button onClick={() => setAsked(false)}>Stay</Button>
        </div>
      </Dialog>
      <ChangeProblem state={state} problems={payload?.problems} />
    </Section>
  );
}
