import { graphql, useFragment } from 'react-relay/hooks';

import type { MissingInOne_statistics$key } from '@/__generated__/MissingInOne_statistics.graphql';
import { countOf, formatCount } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { LineChart } from '@/ui/LineChart';
import { Section } from '@/ui/Section';

import { BROWSER_LOOKS, PLAIN_LOOK } from './browserLooks.data';
import { countPoints, yearsAmong } from './countPoints';
import { listHref, missingFrom } from './featureQueries';
import { StatsCaption } from './StatsCaption';

/** The picture begins with the first Edge on Chromium's engine: until then Edge alone lacked many times what any other browser does, which would flatten all else. */
const SHOWN_SINCE = '2020-01-31';

/** How many features one browser alone was missing at the end of every month. */
export function MissingInOne(props: { readonly statistics: MissingInOne_statistics$key }) {
  const { days, browsers, oneBrowserShortCount } = useFragment(
    graphql`
      fragment MissingInOne_statistics on Statistics {
        days
        browsers {
          browser {
            slug
            name
          }
          missingCounts
        }
        oneBrowserShortCount
      }
    `,
    props.statistics,
  );
  const slugs = browsers.map(({ browser }) => browser.slug);
  const first = Math.max(0, days.indexOf(SHOWN_SINCE));
  const shown = days.slice(first);
  const series = browsers.map(({ browser: { slug, name }, missingCounts }) => {
    const others = slugs.filter((other) => other !== slug);
    const hrefOf = (day: string, isToday: boolean) =>
      listHref(isToday ? `missing:${slug}` : missingFrom(slug, others, day));
    return {
      key: slug,
      label: name,
      ...(BROWSER_LOOKS[slug] ?? PLAIN_LOOK),
      points: countPoints(shown, missingCounts.slice(first), hrefOf),
    };
  });
  return (
    <Section title="Missing in one browser only" id="missing">
      <StatsCaption>
        A feature counts against a browser on a day when it does not support the feature and each of
        the six other core browsers does, mobile ones included. The count is strict: what both
        Safari and Safari on iOS lack is missing in two, and counts against neither. Take the
        desktop and mobile browsers of one maker as one, and{' '}
        <Link
          href={listHref('kind:one_browser_short')}
        >{`${countOf(oneBrowserShortCount, 'feature')} that nothing else holds back`}</Link>{' '}
        today, discouraged ones left out. Before 2020 Edge had an engine of its own.
      </StatsCaption>
      <LineChart
        label="Features one core browser alone was missing"
        series={series}
        xTicks={yearsAmong(shown)}
        xTitle="Day"
        format={formatCount}
      />
    </Section>
  );
}
