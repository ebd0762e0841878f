import { useState } from 'react';
import type { Members_workspace$key } from '@/__generated__/Members_workspace.graphql';
import type {
  MembersChangeRoleMutation,
  Role,
} from '@/__generated__/MembersChangeRoleMutation.graphql';
import type { MembersRemoveMutation } from '@/__generated__/MembersRemoveMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { Dialog } from '@/client/ui/Dialog';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { RoleField } from './RoleField';

const changeRoleMutation = graphql`
  mutation MembersChangeRoleMutation($input: ChangeRoleInput!) @raw_response_type {
    changeRole(input: $input) {
      member {
        id
        role
      }
      problems {
        message
        path
      }
    }
  }
`;

const removeMemberMutation = graphql`
  mutation MembersRemoveMutation($input: RemoveMemberInput!) {
    removeMember(input: $input) {
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

export function Members(props: { readonly workspace: Members_workspace$key }) {
  const { permissions, members } = useFragment(
    graphql`
      fragment Members_workspace on Workspace {
        permissions
        members(first: 100) {
          totalCount
          edges {
            node {
              id
              name
              email
              role
              isViewer
            }
          }
        }
      }
    `,
    props.workspace,
  );
  const [changing, change] = useMutation<MembersChangeRoleMutation>(changeRoleMutation);
  const [removing, remove] = useMutation<MembersRemoveMutation>(removeMemberMutation);
  const [asked, setAsked] = useState<{ readonly id: string; readonly name: string }>();
  const renew = useRenewPage();
  const manages = permissions.includes('manage');
  const owns = permissions.includes('own');
  const changed = changing.response?.changeRole;
  const removed = removing.response?.removeMember;

  const moved = members.edges.find(({ node }) => node.id === changed?.member?.id)?.node;

  function setRole(id: string, role: Role) {
    change({
      variables: { input: { memberId: id, role } },
      optimisticResponse: { changeRole: { member: { id, role }, problems: [] } },
    });
  }

  function send(id: string) {
    setAsked(undefined);
    remove({
      variables: { input: { memberId: id } },
      updater: renew,
    });
  }

  return (
    <Section title="Members" aside={String(members.totalCount)}>
      <ul className={styles.list}>
        {members.edges.map(({ node }) => (
          <li key={node.id} className={styles.entry}>
            <span>{`${node.name}${node.isViewer ? ' (you)' : ''}, ${node.email}`}</span>
            {manages && (owns || node.role !== 'OWNER') ? (
              <span className={classNames(styles.actions, styles.besideField)}>
                <RoleField
                  name={node.name}
                  role={node.role}
                  owns={owns}
                  onChange={(role) => setRole(node.id, role)}
                />
                {!node.isViewer && (
                  <Button
                    variant="quiet"
                    aria-label={`Remove ${node.name}`}
                    onClick={() => setAsked(node)}
                  >
                    Remove
                  </Button>
                )}
              </span>
            ) : (
              <span>{node.role.toLowerCase()}</span>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={`Remove ${asked?.name}?`}
      >
        <WhatEnds />
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => asked && send(asked.id)}>
            {`Remove ${asked?.name}`}
          </Button>
          <Button onClick={() => setAsked(undefined)}>Cancel</Button>
        </div>
      </Dialog>
      <ChangeProblem state={changing} problems={changed?.problems} />
      {moved && <Notice>{`${moved.name} is ${moved.role.toLowerCase()} now.`}</Notice>}
      <ChangeProblem state={removing} problems={removed?.problems} />
      {removed?.member && (
        <Notice>
          Removed, with their watches, mails and feeds. Revoke the API tokens they know: those
          belong to the workspace and still work.
        </Notice>
      )}
    </Section>
  );
}

function WhatEnds() {
  return (
    <ul>
      <li>They can’t open the workspace any more. To come back, they need another invitation.</li>
      <li>Their decisions stay with the team, with their name.</li>
      <li>Their watches, mails and feeds of this workspace end.</li>
    </ul>
  );
}
