import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { BrowsersScreenQuery } from '@/__generated__/BrowsersScreenQuery.graphql';
import { Link } from '@/relay/Link';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { BrowserTable } from './BrowserTable';

export const browsersScreenQuery = graphql`
  query BrowsersScreenQuery($audience: String!) @throwOnFieldError {
    browsers {
      ...BrowserTable_browsers
    }
  }
`;

export function BrowsersScreen({ queryRef }: ScreenProps<BrowsersScreenQuery>) {
  const { browsers } = usePreloadedQuery<BrowsersScreenQuery>(browsersScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Browsers"
        description="Every browser of the compat data: engine, current release, and the share of your audience that uses it."
        path="/browsers"
      />
      <PageTitle
        title="Browsers"
        lede={
          <p>
            The seven that decide Baseline stand first.{' '}
            <Link href="/browsers/compare">Compare two releases</Link> side by side.
          </p>
        }
      />
      <BrowserTable browsers={browsers} />
    </>
  );
}
