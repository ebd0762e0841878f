import type { CalendarScreenQuery } from '@/__generated__/CalendarScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatDate } from '@/domain/formatDate';
import { calendarFileHref, calendarHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { ComingReleases } from './ComingReleases';

export const calendarScreenQuery = graphql`
  query CalendarScreenQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    catalogue {
      asOf
    }
    ...ComingReleases_query
  }
`;

/** The coming releases, and what each brings the audience. */
export function CalendarScreen({ queryRef }: ScreenProps<CalendarScreenQuery>) {
  const query = usePreloadedQuery<CalendarScreenQuery>(calendarScreenQuery, queryRef);
  const preferences = usePreferences();
  return (
    <>
      <PageMeta
        title="Release calendar"
        description="Coming browser releases: when, what each brings your audience, and which features can reach your line with it."
        path={calendarHref()}
      />
      <PageTitle
        crumbs={[{ label: 'Browsers', href: href.browsers() }]}
        title="Release calendar"
        lede={
          <p>
            {`Releases that weren’t out on ${formatDate(query.catalogue.asOf, 'day')}, when our data ends, and what each brings your audience. Dates are the vendors’ plans. `}
            <a href={calendarFileHref(preferences)}>Add to your calendar (.ics)</a>
          </p>
        }
      />
      <ComingReleases query={query} />
    </>
  );
}

export const calendarScreen: ScreenDefinition<CalendarScreenQuery> = {
  Screen: CalendarScreen,
  query: calendarScreenQuery,
  variables: () => ({}),
};
