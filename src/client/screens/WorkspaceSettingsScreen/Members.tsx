import type { Members_workspace$key } from '@/__generated__/Members_workspace.graphql';
import type {
  MembersChangeRoleMutation,
  Role,
} from '@/__generated__/MembersChangeRoleMutation.graphql';
import type { MembersRemoveMutation } from '@/__generated__/MembersRemoveMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { type MutationState, useMutation } from '@/relay/mutations/useMutation';
import { MemberEntry } from './MemberEntry';
import styles from '@/client/ui/Form.module.css';

const changeRoleMutation = graphql`
  mutation MembersChangeRoleMutation($input: ChangeRoleInput!) @raw_response_type {
    changeRole(input: $input) {
      member {
        id
        name
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
              ...MemberEntry_member
            }
          }
        }
      }
    `,
    props.workspace,
  );
  const [changing, change] = useMutation<MembersChangeRoleMutation>(changeRoleMutation);
  const [removing, remove] = useMutation<MembersRemoveMutation>(removeMemberMutation);
  const renew = useRenewPage();

  function setRole({ id, name }: { readonly id: string; readonly name: string }, role: Role) {
    change({
      variables: { input: { memberId: id, role } },
      optimisticResponse: { changeRole: { member: { id, name, role }, problems: [] } },
    });
  }

  return (
    <Section title="Members" aside={String(members.totalCount)}>
      <ul className={styles.list}>
        {members.edges.map(({ node }) => (
          <MemberEntry
            key={node.id}
            member={node}
            manages={permissions.includes('manage')}
            owns={permissions.includes('own')}
            onRole={(role) => setRole(node, role)}
            onRemove={() => remove({ variables: { input: { memberId: node.id } }, updater: renew })}
          />
        ))}
      </ul>
      <RoleChanged state={changing} />
      <Removed state={removing} />
    </Section>
  );
}

function RoleChanged({ state }: { readonly state: MutationState<MembersChangeRoleMutation> }) {
  const { member, problems } = state.response?.changeRole ?? {};
  return (
    <>
      <ChangeProblem state={state} problems={problems} />
      {member && <Notice>{`${member.name} is ${member.role.toLowerCase()} now.`}</Notice>}
    </>
  );
}

function Removed({ state }: { readonly state: MutationState<MembersRemoveMutation> }) {
  const payload = state.response?.removeMember;
  return (
    <>
      <ChangeProblem state={state} problems={payload?.problems} />
      {payload?.member && (
        <Notice>
          Removed, with their watches, emails and feeds. Revoke the API tokens they know: those
          belong to the workspace and still work.
        </Notice>
      )}
    </>
  );
}
