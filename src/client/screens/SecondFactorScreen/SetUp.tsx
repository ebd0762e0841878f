import type { SetUp_secondFactor$key } from '@/__generated__/SetUp_secondFactor.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { CodeField } from '@/client/sections/CodeField';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './SecondFactorScreen.module.css';

/** The key as a picture, an address and text, and a form for the first code. */
export function SetUp(props: { readonly secondFactor: SetUp_secondFactor$key }) {
  const { setupKey, setupUri, setupPicture } = useFragment(
    graphql`
      fragment SetUp_secondFactor on SecondFactor {
        setupKey
        setupUri
        setupPicture {
          size
          path
        }
      }
    `,
    props.secondFactor,
  );
  if (setupKey == null || setupUri == null || !setupPicture) return null;
  const { size, path } = setupPicture;
  return (
    <>
      <ol className={styles.steps}>
        <li>
          Scan this picture with an authenticator app, or{' '}
          <a href={setupUri}>open it in an app on this device</a>.
          <svg
            className={styles.picture}
            viewBox={`0 0 ${size} ${size}`}
            role="img"
            aria-label="The key below as a QR code"
          >
            <path d={path} />
          </svg>
        </li>
        <li>
          If you can’t scan, type this key: <code className={styles.key}>{inGroups(setupKey)}</code>
        </li>
        <li>Enter the code that the app shows.</li>
      </ol>
      <AccountForm action="second-factor-confirm" submit="Switch the second step on">
        {(problemOf) => (
          <CodeField hint="Six digits, new every 30 seconds." error={problemOf('code')} />
        )}
      </AccountForm>
    </>
  );
}

const inGroups = (key: string): string => key.replace(/.{4}(?=.)/g, '$& ');
