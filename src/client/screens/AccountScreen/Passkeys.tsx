import { type SubmitEvent, useState } from 'react';
import type { Passkeys_waysIn$key } from '@/__generated__/Passkeys_waysIn.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';
import styles from '@/client/ui/Form.module.css';

/** The passkeys of an account: add, name, remove. */
export function Passkeys(props: { readonly waysIn: Passkeys_waysIn$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment Passkeys_waysIn on WaysIn {
        passkeys {
          id
          name
          createdAt
        }
      }
    `,
    props.waysIn,
  );
  return (
    <Section title="Passkeys">
      <p>Sign in with your fingerprint, face or device PIN instead of a password.</p>
      <ul className={styles.list}>
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <details>
              <summary>{`${name}, added ${createdAt.slice(0, 10)}`}</summary>
              <AccountForm action="passkey-rename" submit="Rename" variant="plain">
                {(problemOf) => (
                  <>
                    <input type="hidden" name="id" value={id} />
                    <TextField
                      label="Name"
                      name="name"
                      defaultValue={name}
                      required
                      maxLength={60}
                      error={problemOf('name')}
                    />
                  </>
                )}
              </AccountForm>
              <AccountForm action="passkey-remove" submit={`Remove ${name}`} variant="plain">
                {() => <input type="hidden" name="id" value={id} />}
              </AccountForm>
            </details>
          </li>
        ))}
      </ul>
      <AddPasskey />
    </Section>
  );
}

function AddPasskey() {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = formText(new FormData(event.currentTarget), 'name');
    setAsking(true);
    const { addPasskey } = await import(
      /* webpackChunkName: "passkeys" */ '@/client/sections/passkeyCeremony'
    );
    const answer = await addPasskey(name);
    setAsking(false);
    setProblem(answer.problem?.message);
    if (answer.to !== undefined) window.location.assign(answer.to);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void add(event)}>
      <TextField
        label="Name of a new passkey"
        name="name"
        required
        maxLength={60}
        hint="Such as the device: Work laptop."
      />
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={isAsking}>
          Add a passkey
        </Button>
      </div>
      <noscript>
        <p>Passkeys need JavaScript.</p>
      </noscript>
    </form>
  );
}
