import type {
  MissingInOne_statistics$data,
  MissingInOne_statistics$key,
} from '@/__generated__/MissingInOne_statistics.graphql';
import type { ChartSeries } from '@/client/ui/ChartSeries';
import { LineChart } from '@/client/ui/LineChart';
import { Section } from '@/client/ui/Section';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { BROWSER_LOOKS, PLAIN_LOOK } from './browserLooks.data';
import { countPoints, parseDays, yearsAmong } from './countPoints';
import { missingFrom } from './featureQueries';
import { StatsCaption } from './StatsCaption';
import { StatsChart } from './StatsChart';

/**
 * The chart starts with the first Chromium-based Edge. Earlier Edge lacked many times more features
 * than any other browser, which would flatten the rest.
 */
const SHOWN_SINCE = '2020-01-31';

/** The number of features missing in exactly one browser at the end of each month. */
export function MissingInOne(props: { readonly statistics: MissingInOne_statistics$key }) {
  const statistics = useFragment(
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
  const { days, oneBrowserShortCount } = statistics;
  const first = Math.max(0, days.indexOf(SHOWN_SINCE));
  return (
    <Section title="Missing in one browser only" id="missing">
      <StatsCaption>
        A feature counts against a core browser while that browser alone does not support it. The
        count is strict: a feature that both Safari and Safari on iOS lack is missing in two
        browsers and counts against neither. If desktop and mobile browsers of one vendor count as
        one,{' '}
        <Link
          href={href.features({ query: 'kind:one_browser_short' })}
        >{`${formatCountWithNoun(oneBrowserShortCount, 'feature')} are missing in one browser`}</Link>{' '}
        today, without discouraged ones. Before 2020, Edge had its own engine.
      </StatsCaption>
      <StatsChart
        place="missing"
        Picture={LineChart}
        label="Features missing in only one core browser"
        series={toSeries(statistics, first)}
        xTicks={yearsAmong(days.slice(first))}
        xTitle="Date"
        format={formatCount}
      />
    </Section>
  );
}

/** @param first the index of the first day to show */
function toSeries(
  { days, browsers }: MissingInOne_statistics$data,
  first: number,
): readonly ChartSeries[] {
  const slugs = browsers.map(({ browser }) => browser.slug);
  const counted = parseDays(days.slice(first));
  return browsers.map(({ browser: { slug, name }, missingCounts }) => {
    const others = slugs.filter((other) => other !== slug);
    return {
      key: slug,
      label: name,
      ...(BROWSER_LOOKS[slug] ?? PLAIN_LOOK),
      points: countPoints(counted, missingCounts.slice(first), ({ day, isToday }) =>
        href.features({ query: isToday ? `missing_only:${slug}` : missingFrom(slug, others, day) }),
      ),
    };
  });
}
