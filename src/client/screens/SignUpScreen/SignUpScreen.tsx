import type { SignUpScreenQuery } from '@/__generated__/SignUpScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { EmailField } from '@/client/sections/EmailField';
import { NewPasswordField } from '@/client/sections/NewPasswordField';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { TextField } from '@/client/ui/TextField';
import { ACCOUNT_LIMITS } from '@/domain/accountLimits';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';

export const signUpScreenQuery = graphql`
  query SignUpScreenQuery @throwOnFieldError {
    viewer {
      name
    }
    signInOptions {
      provider
      takesPasswords
    }
  }
`;

export function SignUpScreen({ queryRef }: ScreenProps<SignUpScreenQuery>) {
  const {
    viewer,
    signInOptions: { provider, takesPasswords },
  } = usePreloadedQuery<SignUpScreenQuery>(signUpScreenQuery, queryRef);
  const next = new URLSearchParams(usePageAddress().split('?')[1]).get('next') ?? undefined;
  return (
    <>
      <PageMeta title="Create an account" description="Create an account for your team." />
      <PageTitle
        title="Create an account"
        lede={
          <p>
            {viewer
              ? `You are signed in as ${viewer.name}. `
              : 'To decide with your team what to ship. '}
            {!takesPasswords &&
              `Your account is created when you first sign in with ${provider ?? 'the provider'}. `}
            <Link href={href.signIn({ next })}>Sign in instead</Link>
          </p>
        }
      />
      {takesPasswords && <NewAccount next={next} />}
    </>
  );
}

function NewAccount({ next }: { readonly next: string | undefined }) {
  return (
    <AccountForm action="sign-up" submit="Create account">
      {(problemOf, typedIn) => (
        <>
          {next !== undefined && <input type="hidden" name="next" value={next} />}
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={ACCOUNT_LIMITS.name}
            hint="Your team sees it next to your decisions."
            defaultValue={typedIn('name')}
            error={problemOf('name')}
          />
          <EmailField typed={typedIn('email')} error={problemOf('email')} />
          <NewPasswordField label="Password" name="password" error={problemOf('password')} />
        </>
      )}
    </AccountForm>
  );
}

export const signUpScreen: ScreenDefinition<SignUpScreenQuery> = {
  Screen: SignUpScreen,
  query: signUpScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
