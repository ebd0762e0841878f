import type { MemberEntry_member$key } from '@/__generated__/MemberEntry_member.graphql';
import type { Role } from '@/__generated__/MembersChangeRoleMutation.graphql';
import { classNames } from '@/client/ui/classNames';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { graphql, useFragment } from '@/relay/hooks';
import { RoleField } from './RoleField';
import styles from '@/client/ui/Form.module.css';

interface MemberEntryProps {
  readonly member: MemberEntry_member$key;
  readonly manages: boolean;
  /** True if the reader may make and remove owners. */
  readonly owns: boolean;
  readonly onRole: (role: Role) => void;
  readonly onRemove: () => void;
}

export function MemberEntry({ manages, owns, onRole, onRemove, ...props }: MemberEntryProps) {
  const { name, email, role, isViewer } = useFragment(
    graphql`
      fragment MemberEntry_member on Member {
        name
        email
        role
        isViewer
      }
    `,
    props.member,
  );
  return (
    <li className={styles.entry}>
      <span>{`${name}${isViewer ? ' (you)' : ''}, ${email}`}</span>
      {manages && (owns || role !== 'OWNER') ? (
        <span className={classNames(styles.actions, styles.besideField)}>
          <RoleField name={name} role={role} owns={owns} onChange={onRole} />
          {!isViewer && (
            <ConfirmButton
              variant="quiet"
              aria-label={`Remove ${name}`}
              ask="Remove"
              title={`Remove ${name}?`}
              confirm={`Remove ${name}`}
              onConfirm={onRemove}
            >
              <ul>
                <li>
                  They can’t open the workspace any more. To come back, they need another
                  invitation.
                </li>
                <li>Their decisions stay with the team, with their name.</li>
                <li>Their watches, emails and feeds of this workspace end.</li>
              </ul>
            </ConfirmButton>
          )}
        </span>
      ) : (
        <span>{role.toLowerCase()}</span>
      )}
    </li>
  );
}
