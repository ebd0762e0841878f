import type { ManagedAccount_account$key } from '@/__generated__/ManagedAccount_account.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

interface ManagedAccountProps {
  readonly account: ManagedAccount_account$key;
  readonly isSelf: boolean;
}

/** One account, with what an operator may do to it. Nobody may do it to their own. */
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
    ['delete', `Delete ${email} for good`],
  ];
  return (
    <li>
      <details>
        <summary>{[`${name}, ${email}`, ...marks.filter(Boolean)].join(' · ')}</summary>
        <p>
          {`Since ${createdAt.slice(0, 10)}. Signed in to ${formatCountWithNoun(sessionCount, 'browser')}.`}
        </p>
        {!isSelf &&
          acts.map(([what, label]) => (
            <AccountForm key={what} action="manage-account" submit={label!} variant="plain">
              {() => (
                <>
                  <input type="hidden" name="id" value={id} />
                  <input type="hidden" name="what" value={what} />
                </>
              )}
            </AccountForm>
          ))}
      </details>
    </li>
  );
}
