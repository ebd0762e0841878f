import type { ForgotScreenQuery } from '@/__generated__/ForgotScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { EmailField } from '@/client/sections/EmailField';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';

export const forgotScreenQuery = graphql`
  query ForgotScreenQuery @throwOnFieldError {
    signInOptions {
      sendsMail
      takesPasswords
    }
  }
`;

export function ForgotScreen({ queryRef }: ScreenProps<ForgotScreenQuery>) {
  const {
    signInOptions: { sendsMail, takesPasswords },
  } = usePreloadedQuery<ForgotScreenQuery>(forgotScreenQuery, queryRef);
  return (
    <>
      <PageMeta title="Forgot your password" description="Set a new password." />
      <PageTitle
        title="Forgot your password"
        lede={
          <p>
            {describeWay(sendsMail, takesPasswords)}{' '}
            <Link href={href.signIn()}>Back to sign in</Link>
          </p>
        }
      />
      {sendsMail && takesPasswords && (
        <AccountForm action="forgot" submit="Email me a link">
          {(problemOf, typedIn) => (
            <EmailField typed={typedIn('email')} error={problemOf('email')} />
          )}
        </AccountForm>
      )}
    </>
  );
}

function describeWay(sendsMail: boolean, takesPasswords: boolean): string {
  if (!takesPasswords) return 'This server takes no passwords.';
  return sendsMail
    ? 'We email you a link to set a new one.'
    : 'This server sends no email. Ask the person who runs it for a link to set a new one.';
}

export const forgotScreen: ScreenDefinition<ForgotScreenQuery> = {
  Screen: ForgotScreen,
  query: forgotScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
