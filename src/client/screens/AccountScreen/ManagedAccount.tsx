import type { ManagedAccount_account$key } from '@/__generated__/ManagedAccount_account.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

interface ManagedAccountProps {
  readonly account: ManagedAccount_account$key;
  readonly isSelf: boolean;
}

/** One account, with what an operator may do to it; to their own, only to hand the role on. */
export function ManagedAccount({ isSelf, ...props }: ManagedAccountProps) {
  const account = useFragment(
    graphql`
      fragment ManagedAccount_account on ManagedAccount {
        id
        name
        email
        createdAt
        isLocked
        isOperator
        hasSecondFactor
        sessionCount
      }
    `,
    props.account,
  );
  const { id, name, email, createdAt, isLocked, isOperator, sessionCount } = account;
  const marks = [isOperator && 'operator', isLocked && 'locked', isSelf && 'you'];
  const acts = [
    isLocked ? ['unlock', `Unlock ${email}`] : ['lock', `Lock ${email}`],
    ...(sessionCount > 0 ? [['end-sessions', `Sign ${email} out everywhere`]] : []),
    ...(account.hasSecondFactor ? [['end-second-factor', 'Remove the second step']] : []),
    isOperator ? ['drop-operator', 'Remove as an operator'] : ['name-operator', 'Make an operator'],
  ];
  const own = [['drop-operator', 'Stop being an operator']];
  return (
    <li>
      <details>
        <summary>{[`${name}, ${email}`, ...marks.filter(Boolean)].join(' · ')}</summary>
        <p>
          {`Since ${createdAt.slice(0, 10)}. Signed in to ${formatCountWithNoun(sessionCount, 'browser')}.`}
        </p>
        {(isSelf ? own : acts).map(([what, label]) => (
          <Act key={what} id={id} what={what!} label={label!} />
        ))}
        {!isSelf && (
          <details>
            <summary>{`Delete ${email}`}</summary>
            <p>
              The account, its sessions and memberships are removed at once. Decisions stay with
              their teams, without the name.
            </p>
            <Act id={id} what="delete" label={`Delete ${email} for good`} />
          </details>
        )}
      </details>
    </li>
  );
}

interface ActProps {
  readonly id: string;
  readonly what: string;
  readonly label: string;
}

function Act({ id, what, label }: ActProps) {
  return (
    <AccountForm action="manage-account" submit={label} variant="plain">
      {() => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="what" value={what} />
        </>
      )}
    </AccountForm>
  );
}
