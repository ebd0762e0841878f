import type { SignInScreenQuery } from '@/__generated__/SignInScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { EmailField } from '@/client/sections/EmailField';
import { PageMeta } from '@/client/sections/PageMeta';
import { Notice } from '@/client/ui/Notice';
import { PageTitle } from '@/client/ui/PageTitle';
import { TextField } from '@/client/ui/TextField';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { PasskeyButton } from './PasskeyButton';
import styles from './SignInScreen.module.css';

export const signInScreenQuery = graphql`
  query SignInScreenQuery @throwOnFieldError {
    viewer {
      name
    }
    signInOptions {
      provider
      takesPasswords
      takesPasskeys
    }
  }
`;

const NOTICES = {
  new: 'You can sign in now. If this address already had an account, its password hasn’t changed.',
  'check-mail':
    'We have emailed a link to the address. Open it to confirm the address, then sign in.',
  'reset-sent':
    'If an account has this address, a link to set a new password is on its way to it. It works for an hour.',
  reset: 'Your password is set, and every other session has ended. Sign in with it.',
  verified: 'Your address is confirmed. Sign in.',
  'signed-out': 'You are signed out, in every tab of this browser.',
  deleted: 'Your account is deleted.',
} as const;

/** Pages of signing in itself, to which nobody wants to return. */
const WAY_IN = /^\/(?:sign-in|sign-up|forgot|reset|verify)\b/;

function readNext(search: URLSearchParams): string | undefined {
  const next = search.get('next') ?? undefined;
  return next === undefined || WAY_IN.test(next) ? undefined : next;
}

export function SignInScreen({ queryRef }: ScreenProps<SignInScreenQuery>) {
  const {
    viewer,
    signInOptions: { provider, takesPasswords, takesPasskeys },
  } = usePreloadedQuery<SignInScreenQuery>(signInScreenQuery, queryRef);
  const search = new URLSearchParams(usePageAddress().split('?')[1]);
  const next = readNext(search);
  const notice = Object.entries(NOTICES).find(([name]) => search.has(name))?.[1];
  return (
    <>
      <PageMeta title="Sign in" description="Sign in to your team’s workspace." />
      <PageTitle
        title="Sign in"
        lede={<Lede name={viewer?.name} next={next} takesPasswords={takesPasswords} />}
      />
      {notice && <Notice>{notice}</Notice>}
      {takesPasswords && <PasswordForm next={next} />}
      {provider != null && (
        <AccountForm
          action="oidc"
          submit={`Continue with ${provider}`}
          variant={takesPasswords ? 'plain' : 'primary'}
        >
          {() => next !== undefined && <input type="hidden" name="next" value={next} />}
        </AccountForm>
      )}
      {takesPasskeys && <PasskeyButton next={next} />}
    </>
  );
}

function PasswordForm({ next }: { readonly next: string | undefined }) {
  return (
    <>
      <AccountForm action="sign-in" submit="Sign in">
        {(problemOf, typedIn) => (
          <>
            {next !== undefined && <input type="hidden" name="next" value={next} />}
            <EmailField typed={typedIn('email')} error={problemOf('email')} />
            <TextField
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              error={problemOf('password')}
            />
          </>
        )}
      </AccountForm>
      <p className={styles.forgot}>
        <Link href={teamHref.forgot()}>Forgot your password?</Link>
      </p>
    </>
  );
}

interface LedeProps {
  /** Undefined for a reader who is not signed in. */
  readonly name: string | undefined;
  readonly next: string | undefined;
  readonly takesPasswords: boolean;
}

function Lede({ name, next, takesPasswords }: LedeProps) {
  return (
    <p>
      {name === undefined
        ? 'For teams. Everything public stays open without an account. '
        : `You are signed in as ${name}. `}
      {name !== undefined && <Link href={href.workspaces()}>Your workspaces</Link>}
      {name === undefined && takesPasswords && (
        <Link href={teamHref.signUp({ next })}>Create an account</Link>
      )}
    </p>
  );
}

export const signInScreen: ScreenDefinition<SignInScreenQuery> = {
  Screen: SignInScreen,
  query: signInScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
