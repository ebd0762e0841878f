import { useState } from 'react';
import type { SignedIn_options$key } from '@/__generated__/SignedIn_options.graphql';
import type {
  SignedIn_viewer$data,
  SignedIn_viewer$key,
} from '@/__generated__/SignedIn_viewer.graphql';
import { signOutEverywhere } from '@/browser/device/signOutEverywhere';
import { AccountForm } from '@/client/sections/AccountForm';
import { NewPasswordField } from '@/client/sections/NewPasswordField';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { Administration } from './Administration';
import { LinkedProvider } from './LinkedProvider';
import { Notices } from './Notices';
import { Passkeys } from './Passkeys';
import { PersonalTokens } from './PersonalTokens';
import { ResetLinks } from './ResetLinks';
import { Sessions } from './Sessions';
import styles from '@/client/ui/Form.module.css';

type Viewer = Pick<SignedIn_viewer$data, 'name' | 'email' | 'isOperator'>;

interface SignedInProps {
  readonly viewer: SignedIn_viewer$key;
  readonly options: SignedIn_options$key;
}

/** The reader's account: profile, security, export and deletion. */
export function SignedIn(props: SignedInProps) {
  const viewer = useFragment(
    graphql`
      fragment SignedIn_viewer on Viewer {
        name
        email
        isOperator
        hasNotices
        administration {
          ...Administration_administration
        }
        waysIn {
          hasPassword
          hasProvider
          ...Passkeys_waysIn
        }
        ...Sessions_viewer
        ...PersonalTokens_viewer
      }
    `,
    props.viewer,
  );
  const { isOperator, waysIn, administration } = viewer;
  const { provider, sendsMail, takesPasswords, takesPasskeys } = useOptions(props.options);
  return (
    <>
      <LazyComponent load={loadSavedNote} props={NO_PROPS} />
      <Profile viewer={viewer} />
      <Section title="Security">
        <Sessions viewer={viewer} />
        {takesPasswords && (waysIn.hasPassword ? <ChangePassword /> : <NoPassword />)}
      </Section>
      {takesPasskeys && <Passkeys waysIn={waysIn} />}
      {provider != null && <LinkedProvider provider={provider} isLinked={waysIn.hasProvider} />}
      {isOperator && takesPasswords && <ResetLinks />}
      {administration && <Administration administration={administration} self={viewer.email} />}
      <PersonalTokens viewer={viewer} />
      {sendsMail && <Notices isOn={viewer.hasNotices} />}
      <OwnData hasPassword={waysIn.hasPassword} />
    </>
  );
}

function useOptions(options: SignedIn_options$key) {
  return useFragment(
    graphql`
      fragment SignedIn_options on SignInOptions {
        provider
        sendsMail
        takesPasswords
        takesPasskeys
      }
    `,
    options,
  );
}

function Profile({ viewer: { name, email, isOperator } }: { readonly viewer: Viewer }) {
  return (
    <Section title="Your account" aside={<Link href={href.workspaces()}>Your workspaces</Link>}>
      <p>{`${name}, ${email ?? ''}${isOperator ? '. You run this instance.' : ''}`}</p>
      <AccountForm action="sign-out" submit="Sign out" variant="plain" onDone={signOutEverywhere}>
        {() => <LazyComponent load={loadSignOutNote} props={NO_PROPS} />}
      </AccountForm>
      <AccountForm action="profile" submit="Change name" variant="plain">
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
  );
}

function NoPassword() {
  return (
    <p>
      You have no password. <Link href={teamHref.forgot()}>Set one by a link</Link> if you want one.
    </p>
  );
}

function ChangePassword() {
  return (
    <>
      <AccountForm action="password" submit="Change password" variant="plain">
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
            <NewPasswordField hint="Every other session ends." error={problemOf('next')} />
          </>
        )}
      </AccountForm>
      <p>
        <Link href={teamHref.secondFactor()}>Second step after the password</Link>: a code of an app
        on your phone.
      </p>
    </>
  );
}

function OwnData({ hasPassword }: { readonly hasPassword: boolean }) {
  return (
    <Section title="Your data">
      <p className={styles.actions}>
        <a href={teamHref.accountExport()}>Export my data</a>
      </p>
      <DeleteAccount hasPassword={hasPassword} />
    </Section>
  );
}

function DeleteAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Delete my account</summary>
      <p>
        Your account, sessions and memberships are removed at once. Decisions stay with their teams,
        without your name.
      </p>
      <AccountForm action="delete" submit="Delete my account for good" onDone={signOutEverywhere}>
        {(problemOf) =>
          hasPassword && (
            <TextField
              label="Password"
              name="current"
              type="password"
              required
              autoComplete="current-password"
              error={problemOf('current')}
            />
          )
        }
      </AccountForm>
    </details>
  );
}

const NO_PROPS = {};

async function loadSavedNote() {
  return (await import(/* webpackChunkName: "signed-in-sections" */ './SavedNote')).SavedNote;
}

async function loadSignOutNote() {
  return (
    await import(/* webpackChunkName: "signed-in-sections" */ '@/client/sections/SignOutNote')
  ).SignOutNote;
}
