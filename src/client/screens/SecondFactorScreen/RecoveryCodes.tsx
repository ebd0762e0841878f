import type { RecoveryCodes_secondFactor$key } from '@/__generated__/RecoveryCodes_secondFactor.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { CurrentPassword } from './CurrentPassword';
import styles from './SecondFactorScreen.module.css';

/** Shows the codes shortly after signing in, and makes new ones. */
export function RecoveryCodes(props: { readonly secondFactor: RecoveryCodes_secondFactor$key }) {
  const { recoveryCodes, recoveryCodeCount } = useFragment(
    graphql`
      fragment RecoveryCodes_secondFactor on SecondFactor {
        recoveryCodeCount
        recoveryCodes
      }
    `,
    props.secondFactor,
  );
  return (
    <Section title="Recovery codes">
      <p>
        {`${formatCountWithNoun(recoveryCodeCount, 'code')} left. Each works once instead of a code of your app. Keep them where you keep passwords, not on your phone.`}
      </p>
      {recoveryCodes ? (
        <ul className={styles.codes}>
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      ) : (
        <p>We show them for 15 minutes after you sign in. Sign in again to see them.</p>
      )}
      <AccountForm action="recovery-codes" submit="Make new codes" variant="plain">
        {(problemOf) => <CurrentPassword error={problemOf('current')} />}
      </AccountForm>
    </Section>
  );
}
