import type { FeatureCounts_statistics$key } from '@/__generated__/FeatureCounts_statistics.graphql';
import { LineChart } from '@/client/ui/LineChart';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { BROWSER_LOOKS, PLAIN_LOOK } from './browserLooks.data';
import { countPoints, parseDays, yearsAmong } from './countPoints';
import { supportedBy } from './featureQueries';
import { StatsCaption } from './StatsCaption';
import { StatsChart } from './StatsChart';

/** The number of features each core browser supports at the end of each month. */
export function FeatureCounts(props: { readonly statistics: FeatureCounts_statistics$key }) {
  const { days, browsers } = useFragment(
    graphql`
      fragment FeatureCounts_statistics on Statistics {
        days
        browsers {
          browser {
            slug
            name
          }
          featureCounts
        }
      }
    `,
    props.statistics,
  );
  const counted = parseDays(days);
  const series = browsers.map(({ browser: { slug, name }, featureCounts }) => ({
    key: slug,
    label: name,
    ...(BROWSER_LOOKS[slug] ?? PLAIN_LOOK),
    points: countPoints(counted, featureCounts, ({ day, isToday }) =>
      href.features({ query: isToday ? `available_on:${slug}` : supportedBy(slug, day) }),
    ),
  }));
  return (
    <Section title="Features each browser supports" id="browsers">
      <StatsCaption>
        A feature counts from the first release that has supported it without interruption. Dropped
        features don’t count.
      </StatsCaption>
      <StatsChart
        place="browsers"
        Picture={LineChart}
        label="Features each core browser supported"
        series={series}
        xTicks={yearsAmong(days)}
        xTitle="Date"
        format={formatCount}
      />
    </Section>
  );
}
