import { useState } from 'react';
import type {
  Invitations_workspace$data,
  Invitations_workspace$key,
} from '@/__generated__/Invitations_workspace.graphql';
import type { InvitationsRevokeMutation } from '@/__generated__/InvitationsRevokeMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { NewInvitation } from './NewInvitation';
import styles from '@/client/ui/Form.module.css';

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
  const [state, revoke] = useMutation<InvitationsRevokeMutation>(revokeInvitationMutation);
  const [withdrawnIds, setWithdrawnIds] = useState<readonly string[]>([]);
  const renew = useRenewPage();
  const payload = state.response?.revokeInvitation;

  function withdraw(invitationId: string) {
    revoke({
      variables: { input: { workspaceId: id, id: invitationId } },
      updater: (_, answer) => {
        if (answer?.revokeInvitation.invitation) setWithdrawnIds([...withdrawnIds, invitationId]);
        renew();
      },
    });
  }

  return (
    <Section title="Invitations">
      {invitations?.length === 0 && <p>No invitation is open.</p>}
      <ul className={styles.list}>
        {invitations?.map((row) => (
          <InvitationEntry key={row.id} invitation={row} onWithdraw={() => withdraw(row.id)} />
        ))}
      </ul>
      <ChangeProblem state={state} problems={payload?.problems} />
      {payload?.invitation && (
        <Notice>{`Withdrew the invitation of ${payload.invitation.email}.`}</Notice>
      )}
      <NewInvitation
        workspaceId={id}
        owns={permissions.includes('own')}
        sendsMail={sendsMail}
        withdrawnIds={withdrawnIds}
      />
    </Section>
  );
}

interface InvitationEntryProps {
  readonly invitation: NonNullable<Invitations_workspace$data['invitations']>[number];
  readonly onWithdraw: () => void;
}

function InvitationEntry({ invitation, onWithdraw }: InvitationEntryProps) {
  const { email, role, expiresAt } = invitation;
  return (
    <li className={styles.entry}>
      <span>{`${email} as ${role.toLowerCase()}, until ${expiresAt.slice(0, 10)}`}</span>
      <Button
        variant="quiet"
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={onWithdraw}
      >
        Withdraw
      </Button>
    </li>
  );
}
