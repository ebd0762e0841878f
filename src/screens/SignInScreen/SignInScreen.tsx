import type { SignInScreenQuery } from '@/__generated__/SignInScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { teamHref } from '@/routes/teamHref';
import { AccountForm } from '@/sections/AccountForm';
import { PageMeta } from '@/sections/PageMeta';
import { Notice } from '@/ui/Notice';
import { PageTitle } from '@/ui/PageTitle';
import { TextField } from '@/ui/TextField';

export const signInScreenQuery = graphql`
  query SignInScreenQuery @throwOnFieldError {
    viewer {
      name
    }
  }
`;

const NOTICES = {
  new: 'Sign in with the address and password you chose. If the address had an account already, its password is still the same.',
  'signed-out': 'You are signed out, in every tab of this browser.',
  deleted: 'Your account is deleted.',
} as const;

export function SignInScreen({ queryRef }: ScreenProps<SignInScreenQuery>) {
  const { viewer } = usePreloadedQuery<SignInScreenQuery>(signInScreenQuery, queryRef);
  const search = new URLSearchParams(usePageAddress().split('?')[1]);
  const next = search.get('next') ?? undefined;
  const notice = Object.entries(NOTICES).find(([name]) => search.has(name))?.[1];
  return (
    <>
      <PageMeta title="Sign in" description="Sign in to your team’s workspace." />
      <PageTitle
        title="Sign in"
        lede={
          <p>
            {viewer
              ? `You are signed in as ${viewer.name}. `
              : 'For teams. Everything public stays open without an account. '}
            {viewer ? (
              <Link href={teamHref.workspaces()}>Your workspaces</Link>
            ) : (
              <Link href={teamHref.signUp({ next })}>Create an account</Link>
            )}
          </p>
        }
      />
      {notice && <Notice>{notice}</Notice>}
      <AccountForm action="sign-in" submit="Sign in">
        {(problemOf) => (
          <>
            {next !== undefined && <input type="hidden" name="next" value={next} />}
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              required
              error={problemOf('email')}
            />
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
    </>
  );
}

export const signInScreen: ScreenDefinition<SignInScreenQuery> = {
  Screen: SignInScreen,
  query: signInScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
