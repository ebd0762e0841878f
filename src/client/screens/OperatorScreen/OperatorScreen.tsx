import type { OperatorScreenQuery } from '@/__generated__/OperatorScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { teamHref } from '@/domain/routes/teams';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';

export const operatorScreenQuery = graphql`
  query OperatorScreenQuery @throwOnFieldError {
    viewer {
      email
    }
  }
`;

/** Makes the first operator: the server's log has the link. */
export function OperatorScreen({ queryRef }: ScreenProps<OperatorScreenQuery>) {
  const { viewer } = usePreloadedQuery<OperatorScreenQuery>(operatorScreenQuery, queryRef);
  // It is sent with the form only, never in a query.
  const [path = ''] = usePageAddress().split('?');
  const token = path.split('/')[2] ?? '';
  return (
    <>
      <PageMeta title="Run this server" description="Become the first operator of this server." />
      <PageTitle
        title="Run this server"
        lede={
          <p>
            Operators find, lock and delete accounts, and name further operators. They don’t see
            what is in workspaces.{viewer ? ` You are signed in as ${viewer.email ?? ''}.` : ''}
          </p>
        }
      />
      {viewer ? (
        <AccountForm action="claim-operator" submit="Become an operator">
          {() => <input type="hidden" name="token" value={token} />}
        </AccountForm>
      ) : (
        <p>
          <Link href={href.signIn({ next: path })}>Sign in</Link> or{' '}
          <Link href={teamHref.signUp({ next: path })}>create an account</Link>, and you come back
          to this page.
        </p>
      )}
    </>
  );
}

export const operatorScreen: ScreenDefinition<OperatorScreenQuery> = {
  Screen: OperatorScreen,
  query: operatorScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
