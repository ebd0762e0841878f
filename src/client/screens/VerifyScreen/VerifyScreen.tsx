import type { VerifyScreenQuery } from '@/__generated__/VerifyScreenQuery.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePageAddress } from '@/relay/route/usePageAddress';

export const verifyScreenQuery = graphql`
  query VerifyScreenQuery @throwOnFieldError {
    viewer {
      email
    }
  }
`;

export function VerifyScreen({ queryRef }: ScreenProps<VerifyScreenQuery>) {
  const { viewer } = usePreloadedQuery<VerifyScreenQuery>(verifyScreenQuery, queryRef);
  // It is sent with the form only, never in a query.
  const [path = '', search] = usePageAddress().split('?');
  const token = path.split('/')[2] ?? '';
  const next = new URLSearchParams(search).get('next');
  return (
    <>
      <PageMeta title="Confirm your address" description="Confirm the address of your account." />
      <PageTitle
        title="Confirm your address"
        lede={
          <p>
            {viewer ? `You are signed in as ${viewer.email ?? ''}. ` : ''}
            One more step: an email app that opens links cannot confirm it for you.
          </p>
        }
      />
      <AccountForm action="verify" submit="Confirm my address">
        {() => (
          <>
            <input type="hidden" name="token" value={token} />
            {next !== null && <input type="hidden" name="next" value={next} />}
          </>
        )}
      </AccountForm>
    </>
  );
}

export const verifyScreen: ScreenDefinition<VerifyScreenQuery> = {
  Screen: VerifyScreen,
  query: verifyScreenQuery,
  variables: () => ({}),
  isPrivate: true,
};
