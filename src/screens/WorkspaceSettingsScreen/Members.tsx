import type { Members_workspace$key } from '@/__generated__/Members_workspace.graphql';
import type { Role } from '@/__generated__/useChangeRoleMutation.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { useRefetch } from '@/relay/route/refetch';
import { ChangeProblem } from '@/sections/ChangeProblem';
import styles from '@/sections/TeamForm.module.css';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Section } from '@/ui/Section';
import { RoleField } from './RoleField';
import { useChangeRole } from './useChangeRole';
import { useRemoveMember } from './useRemoveMember';

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
  const [changing, change] = useChangeRole();
  const [removing, remove] = useRemoveMember();
  const refetch = useRefetch();
  const manages = permissions.includes('manage');
  const owns = permissions.includes('own');
  const changed = changing.status === 'done' ? changing.response.changeRole : undefined;
  const removed = removing.status === 'done' ? removing.response.removeMember : undefined;

  const moved = members.edges.find(({ node }) => node.id === changed?.member?.id)?.node;

  function setRole(id: string, role: Role) {
    change({
      variables: { input: { memberId: id, role } },
      optimisticResponse: { changeRole: { member: { id, role }, problems: [] } },
    });
  }

  return (
    <Section title="Members" aside={String(members.totalCount)}>
      <ul className={styles.list}>
        {members.edges.map(({ node }) => (
          <li key={node.id} className={styles.entry}>
            <span>{`${node.name}${node.isViewer ? ' (you)' : ''}, ${node.email}`}</span>
            {manages && (owns || node.role !== 'OWNER') ? (
              <span className={styles.actions}>
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
                    onClick={() =>
                      remove({
                        variables: { input: { memberId: node.id } },
                        updater: () => void refetch?.().catch(() => undefined),
                      })
                    }
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
