import type { CodeScreenQuery } from '@/__generated__/CodeScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { CodeField } from '@/client/sections/CodeField';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';

export const codeScreenQuery = graphql`
  query CodeScreenQuery @throwOnFieldError {
    signInOptions {
      __typename
    }
  }
`;

/** Asks for a code after the right password. */
export function CodeScreen() {
  const next = new URLSearchParams(usePageAddress().split('?')[1]).get('next') ?? undefined;
  return (
    <>
      <PageMeta title="Enter a code" description="The second step of signing in." />
      <PageTitle
        title="Enter a code"
        lede={
          <p>
            Open your authenticator app. <Link href={href.signIn({ next })}>Begin again</Link>
          </p>
        }
      />
      <AccountForm action="second-factor" submit="Sign in">
        {(problemOf) => (
          <>
            {next !== undefined && <input type="hidden" name="next" value={next} />}
            <CodeField
              hint="Six digits, or a recovery code if you don’t have your phone."
              error={problemOf('code')}
            />
          </>
        )}
      </AccountForm>
    </>
  );
}

export const codeScreen: ScreenDefinition<CodeScreenQuery> = {
  Screen: CodeScreen,
  query: codeScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
