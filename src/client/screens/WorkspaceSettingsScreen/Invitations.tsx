import { type SubmitEvent, useState } from 'react';
import type { Invitations_workspace$key } from '@/__generated__/Invitations_workspace.graphql';
import type {
  InvitationsInviteMutation,
  Role,
} from '@/__generated__/InvitationsInviteMutation.graphql';
import type { InvitationsRevokeMutation } from '@/__generated__/InvitationsRevokeMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ROLES } from './roles.data';

const inviteMemberMutation = graphql`
  mutation InvitationsInviteMutation($input: InviteMemberInput!) {
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

const revokeInvitationMutation = graphql`
  mutation InvitationsRevokeMutation($input: RevokeInvitationInput!) {
    revokeInvitation(input: $input) {
      invitation {
        id
        email
      }
      problems {
        message
        path
      }
    }
  }
`;

interface InvitationsProps {
  readonly workspace: Invitations_workspace$key;
  readonly sendsMail: boolean;
}

export function Invitations({ sendsMail, ...props }: InvitationsProps) {
  const { id, permissions, invitations } = useFragment(
    graphql`
      fragment Invitations_workspace on Workspace {
        id
        permissions
        invitations {
          id
          email
          role
          expiresAt
        }
      }
    `,
    props.workspace,
  );
  const [state, invite] = useMutation<InvitationsInviteMutation>(inviteMemberMutation);
  const [revoking, revoke] = useMutation<InvitationsRevokeMutation>(revokeInvitationMutation);
  const [endedId, setEndedId] = useState<string>();
  const updater = useRenewPage();
  const payload = state.response?.inviteMember;
  const revoked = revoking.response?.revokeInvitation;
  const invitation = payload?.invitation;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    invite({
      variables: {
        input: {
          workspaceId: id,
          email: formText(form, 'email'),
          role: formText(form, 'role') as Role,
        },
      },
      updater,
    });
  }

  function withdraw(invitationId: string) {
    revoke({
      variables: { input: { workspaceId: id, id: invitationId } },
      updater: (_, answer) => {
        if (answer?.revokeInvitation.invitation?.id === invitation?.id) setEndedId(invitationId);
        updater();
      },
    });
  }

  return (
    <Section title="Invitations">
      {invitations?.length === 0 && <p>No invitation is open.</p>}
      <ul className={styles.list}>
        {invitations?.map((row) => (
          <li key={row.id} className={styles.entry}>
            <span>{`${row.email} as ${row.role.toLowerCase()}, until ${row.expiresAt.slice(0, 10)}`}</span>
            <Button
              variant="quiet"
              aria-label={`Withdraw the invitation of ${row.email}`}
              onClick={() => withdraw(row.id)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      <ChangeProblem state={revoking} problems={revoked?.problems} />
      {revoked?.invitation && (
        <Notice>{`Withdrew the invitation of ${revoked.invitation.email}.`}</Notice>
      )}
      <form className={styles.form} onSubmit={send}>
        <TextField
          label="Email of the person"
          name="email"
          type="email"
          required
          error={fieldProblem(payload?.problems, 'email')}
        />
        <SelectField label="Role" name="role" defaultValue="EDITOR">
          {ROLES.filter(({ role }) => permissions.includes('own') || role !== 'OWNER').map(
            ({ role, words }) => (
              <option key={role} value={role}>{`${role.toLowerCase()}: ${words}`}</option>
            ),
          )}
        </SelectField>
        <ChangeProblem state={state} problems={payload?.problems} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
            Make a link
          </Button>
        </div>
        {invitation?.url != null && invitation.id !== endedId && (
          <NewLink email={invitation.email} url={invitation.url} sendsMail={sendsMail} />
        )}
      </form>
    </Section>
  );
}

interface NewLinkProps {
  readonly email: string;
  readonly url: string;
  readonly sendsMail: boolean;
}

function NewLink({ email, url, sendsMail }: NewLinkProps) {
  return (
    <>
      <TextField
        label={`Link for ${email}`}
        value={url}
        readOnly
        isMono
        onFocus={(event) => event.currentTarget.select()}
      />
      <Notice>
        {sendsMail
          ? 'The link is on its way by mail. You can also copy it. '
          : 'Copy the link and send it. '}
        It works once, for 7 days, and is not shown again.
      </Notice>
    </>
  );
}
