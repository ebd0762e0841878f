import { useState } from 'react';
import type { SignedIn_viewer$key } from '@/__generated__/SignedIn_viewer.graphql';
import { signOutEverywhere } from '@/device/signOutEverywhere';
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { teamHref } from '@/routes/teamHref';
import { AccountForm } from '@/sections/AccountForm';
import styles from '@/sections/TeamForm.module.css';
import { Section } from '@/ui/Section';
import { TextField } from '@/ui/TextField';
import { Sessions } from './Sessions';

/** The account of anyone who is signed in: profile, security, and the ways out. */
export function SignedIn(props: { readonly viewer: SignedIn_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment SignedIn_viewer on Viewer {
        name
        email
        isOperator
        ...Sessions_viewer
      }
    `,
    props.viewer,
  );
  const { name, email, isOperator } = viewer;
  return (
    <>
      <Section
        title="Your account"
        aside={<Link href={teamHref.workspaces()}>Your workspaces</Link>}
      >
        <p>{`${name}, ${email ?? ''}${isOperator ? '. You run this instance.' : ''}`}</p>
        <AccountForm action="sign-out" submit="Sign out" onDone={signOutEverywhere}>
          {() => null}
        </AccountForm>
        <AccountForm action="profile" submit="Change name">
          {(problemOf) => (
            <TextField
              label="Name"
              name="name"
              defaultValue={name}
              required
              maxLength={ACCOUNT_LIMITS.name}
              autoComplete="name"
              error={problemOf('name')}
            />
          )}
        </AccountForm>
      </Section>
      <Section title="Security">
        <Sessions viewer={viewer} />
        <ChangePassword />
      </Section>
      <Section title="Your data">
        <p className={styles.actions}>
          <a href={teamHref.accountExport()}>Export my data</a>
        </p>
        <DeleteAccount />
      </Section>
    </>
  );
}

function ChangePassword() {
  const { min, max } = ACCOUNT_LIMITS.password;
  return (
    <AccountForm action="password" submit="Change password">
      {(problemOf) => (
        <>
          <TextField
            label="Current password"
            name="current"
            type="password"
            required
            autoComplete="current-password"
            error={problemOf('current')}
          />
          <TextField
            label="New password"
            name="next"
            type="password"
            required
            minLength={min}
            maxLength={max}
            autoComplete="new-password"
            hint={`${min} to ${max} characters. Every other session ends.`}
            error={problemOf('next')}
          />
        </>
      )}
    </AccountForm>
  );
}

function DeleteAccount() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Delete my account</summary>
      <p>
        Your account, sessions and memberships are removed at once. Decisions stay with their teams,
        without your name.
      </p>
      <AccountForm action="delete" submit="Delete my account for good" onDone={signOutEverywhere}>
        {(problemOf) => (
          <TextField
            label="Password"
            name="current"
            type="password"
            required
            autoComplete="current-password"
            error={problemOf('current')}
          />
        )}
      </AccountForm>
    </details>
  );
}
