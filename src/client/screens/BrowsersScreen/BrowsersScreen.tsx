import type { BrowsersScreenQuery } from '@/__generated__/BrowsersScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { calendarHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
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
        description="Every browser in the compat data: its engine, its current release, and the share of your audience that uses it."
        path={href.browsers()}
      />
      <PageTitle
        title="Browsers"
        lede={
          <p>
            The seven browsers that define Baseline come first.{' '}
            <Link href={href.compare()}>Compare two releases</Link> side by side, or see{' '}
            <Link href={calendarHref()}>which are coming</Link>. Must you support an old one? Its
            page says what you can’t use.
          </p>
        }
      />
      <BrowserTable browsers={browsers} />
    </>
  );
}

export const browsersScreen: ScreenDefinition<BrowsersScreenQuery> = {
  Screen: BrowsersScreen,
  query: browsersScreenQuery,
  variables: () => ({}),
};
