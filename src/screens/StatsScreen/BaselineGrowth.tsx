import { graphql, useFragment } from 'react-relay/hooks';

import type { BaselineGrowth_statistics$key } from '@/__generated__/BaselineGrowth_statistics.graphql';
import { formatCount } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { AreaChart } from '@/ui/AreaChart';
import type { ChartSeries } from '@/ui/ChartSeries';
import { Section } from '@/ui/Section';

import { countPoints, yearsAmong } from './countPoints';
import { listHref, newlyBy, widelyBy } from './featureQueries';
import { StatsCaption } from './StatsCaption';

/** How many features were newly and widely available at the end of every month. */
export function BaselineGrowth(props: { readonly statistics: BaselineGrowth_statistics$key }) {
  const { days, newlyCounts, widelyCounts } = useFragment(
    graphql`
      fragment BaselineGrowth_statistics on Statistics {
        days
        newlyCounts
        widelyCounts
      }
    `,
    props.statistics,
  );
  const series: readonly ChartSeries[] = [
    {
      key: 'widely',
      label: 'Widely available',
      shortLabel: 'Widely',
      paint: 'var(--widely)',
      shape: 'circle',
      points: countPoints(days, widelyCounts, (day, isToday) =>
        listHref(isToday ? 'baseline_status:widely' : widelyBy(day)),
      ),
    },
    {
      key: 'newly',
      label: 'Newly available',
      shortLabel: 'Newly',
      paint: 'var(--newly)',
      shape: 'diamond',
      points: countPoints(days, newlyCounts, (day, isToday) =>
        listHref(isToday ? 'baseline_status:newly' : newlyBy(day)),
      ),
    },
  ];
  return (
    <Section
      title="How Baseline grows"
      id="baseline"
      aside={<Link href="/baseline">Baseline by year and month</Link>}
    >
      <StatsCaption>
        A feature is newly available from the day the last core browser has it, and widely available
        30 months later. The upper edge is all of Baseline. Features that have left Baseline count
        on no day.
      </StatsCaption>
      <AreaChart
        label="Features that were widely and newly available"
        series={series}
        xTicks={yearsAmong(days)}
        xTitle="Day"
        format={formatCount}
      />
    </Section>
  );
}
