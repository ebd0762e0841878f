import type { ResetScreenQuery } from '@/__generated__/ResetScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { NewPasswordField } from '@/client/sections/NewPasswordField';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';

export const resetScreenQuery = graphql`
  query ResetScreenQuery @throwOnFieldError {
    viewer {
      email
    }
  }
`;

export function ResetScreen({ queryRef }: ScreenProps<ResetScreenQuery>) {
  const { viewer } = usePreloadedQuery<ResetScreenQuery>(resetScreenQuery, queryRef);
  // It is sent with the form only, never in a query.
  const token = usePageAddress().split(/[/?]/)[2] ?? '';
  return (
    <>
      <PageMeta title="Set a new password" description="Set a new password for your account." />
      <PageTitle
        title="Set a new password"
        lede={
          <p>
            Every session of the account ends.
            {viewer && ` You are signed in as ${viewer.email ?? ''}; that ends, too.`}
          </p>
        }
      />
      <AccountForm action="reset" submit="Set password">
        {(problemOf) => (
          <>
            <input type="hidden" name="token" value={token} />
            <NewPasswordField error={problemOf('next')} />
          </>
        )}
      </AccountForm>
    </>
  );
}

export const resetScreen: ScreenDefinition<ResetScreenQuery> = {
  Screen: ResetScreen,
  query: resetScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
