import type {
  BaselineGrowth_statistics$data,
  BaselineGrowth_statistics$key,
} from '@/__generated__/BaselineGrowth_statistics.graphql';
import { AreaChart } from '@/client/ui/AreaChart';
import type { ChartSeries } from '@/client/ui/ChartSeries';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { countPoints, parseDays, yearsAmong } from './countPoints';
import { newlyBy, widelyBy } from './featureQueries';
import { StatsCaption } from './StatsCaption';
import { StatsChart } from './StatsChart';

/** The number of newly and widely available features at the end of each month. */
export function BaselineGrowth(props: { readonly statistics: BaselineGrowth_statistics$key }) {
  const statistics = useFragment(
    graphql`
      fragment BaselineGrowth_statistics on Statistics {
        days
        newlyCounts
        widelyCounts
      }
    `,
    props.statistics,
  );
  return (
    <Section
      title="How Baseline grows"
      id="baseline"
      aside={<Link href={href.baseline()}>Baseline by year and month</Link>}
    >
      <StatsCaption>
        A feature is newly available once every core browser supports it, and widely available 30
        months later. The upper edge is all of Baseline. Features that left Baseline don’t count.
      </StatsCaption>
      <StatsChart
        place="baseline"
        Picture={AreaChart}
        label="Widely and newly available features"
        series={toSeries(statistics)}
        xTicks={yearsAmong(statistics.days)}
        xTitle="Date"
        format={formatCount}
      />
    </Section>
  );
}

function toSeries({
  days,
  newlyCounts,
  widelyCounts,
}: BaselineGrowth_statistics$data): readonly ChartSeries[] {
  const counted = parseDays(days);
  return [
    {
      key: 'widely',
      label: 'Widely available',
      shortLabel: 'Widely',
      paint: 'var(--widely)',
      shape: 'circle',
      points: countPoints(counted, widelyCounts, ({ day, isToday }) =>
        href.features({ query: isToday ? 'baseline_status:widely' : widelyBy(day) }),
      ),
    },
    {
      key: 'newly',
      label: 'Newly available',
      shortLabel: 'Newly',
      paint: 'var(--newly)',
      shape: 'diamond',
      points: countPoints(counted, newlyCounts, ({ day, isToday }) =>
        href.features({ query: isToday ? 'baseline_status:newly' : newlyBy(day) }),
      ),
    },
  ];
}
