import type { SubmitEvent } from 'react';
import type { NewInvitationMutation, Role } from '@/__generated__/NewInvitationMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { ShownOnce } from '@/client/sections/ShownOnce';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ROLES } from './roles.data';
import styles from '@/client/ui/Form.module.css';

const inviteMutation = graphql`
  mutation NewInvitationMutation($input: InviteMemberInput!) {
    inviteMember(input: $input) {
      invitation {
        id
        url
        email
      }
      problems {
        message
        path
      }
    }
  }
`;

interface NewInvitationProps {
  readonly workspaceId: string;
  /** True if the reader may invite owners. */
  readonly owns: boolean;
  readonly sendsMail: boolean;
  /** Their links are of no use any more. */
  readonly withdrawnIds: readonly string[];
}

export function NewInvitation({ workspaceId, owns, sendsMail, withdrawnIds }: NewInvitationProps) {
  const [state, invite] = useMutation<NewInvitationMutation>(inviteMutation);
  const renew = useRenewPage();
  const payload = state.response?.inviteMember;
  const invitation = payload?.invitation;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      workspaceId,
      email: formText(form, 'email'),
      role: formText(form, 'role') as Role,
    };
    invite({ variables: { input }, updater: renew });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label="Email of the person"
        name="email"
        type="email"
        required
        error={fieldProblem(payload?.problems, 'email')}
      />
      <SelectField label="Role" name="role" defaultValue="EDITOR">
        {ROLES.filter(({ role }) => owns || role !== 'OWNER').map(({ role, words }) => (
          <option key={role} value={role}>{`${role.toLowerCase()}: ${words}`}</option>
        ))}
      </SelectField>
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
          Make a link
        </Button>
      </div>
      {invitation?.url != null && !withdrawnIds.includes(invitation.id) && (
        <ShownOnce label={`Link for ${invitation.email}`} secret={invitation.url}>
          {sendsMail
            ? 'The link is on its way by email. You can also copy it. '
            : 'Copy the link and send it. '}
          It works once, for 7 days, and is not shown again.
        </ShownOnce>
      )}
    </form>
  );
}
