import type {
  LineCounts_query$data,
  LineCounts_query$key,
} from '@/__generated__/LineCounts_query.graphql';
import { formatCount, formatCountOf } from '@/domain/formatCount';
import { formatLine } from '@/domain/formatPercent';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import type { ChartSeries } from '@/ui/ChartSeries';
import { LineChart } from '@/ui/LineChart';
import { Section } from '@/ui/Section';
import { yearsAmong } from './countPoints';
import { reaching } from './featureQueries';
import { StatsCaption } from './StatsCaption';

type Counts = Caught<LineCounts_query$data>['lineCounts'];

/** A mark of what is forecast stands at every fourth of its points: a year from the last. */
const MARK_EVERY = 4;

/**
 * How many features reach the reader's line: what was, where that is known, what is, and what is
 * forecast.
 */
export function LineCounts(props: { readonly query: LineCounts_query$key }) {
  const result = useFragment(
    graphql`
      fragment LineCounts_query on Query @catch {
        catalogue {
          featureCount
        }
        lineCounts(audience: $audience, linePercent: $linePercent) {
          on
          count
          possibleCount
          past {
            on
            count
            possibleCount
          }
          forecast {
            on
            lowCount
            likelyCount
            highCount
          }
        }
      }
    `,
    props.query,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="Your coverage over time" errors={result.errors} />;
  const { catalogue, lineCounts } = result.value;
  const { on, count, possibleCount, past, forecast } = lineCounts;
  const line = formatLine(linePercent);
  const list = href.features({ query: reaching(linePercent) });
  const days = [past?.[0]?.on ?? on, forecast.at(-1)?.on ?? on];
  return (
    <Section
      title="Your coverage over time"
      id="coverage"
      aside={<Link href={href.forecast()}>How forecasts work</Link>}
    >
      <StatsCaption>
        {`At least ${line} of your audience can use `}
        <Link
          href={list}
        >{`${formatCountOf(count, 'feature')} of ${formatCount(catalogue.featureCount)}`}</Link>
        {` today${possibleCount > count ? `; the data can’t decide ${formatCount(possibleCount - count)} more` : ''}. `}
        {past
          ? 'Solid: features at your line, measured. Gray: features the data can’t decide. '
          : 'No history: we have no earlier usage data for this audience. '}
        Dashed: forecast at today’s update pace.
      </StatsCaption>
      <LineChart
        label={`Features that ${line} of your audience can use`}
        series={getSeries(lineCounts, list)}
        xTicks={yearsAmong(days)}
        xTitle="Day"
        format={formatCount}
      />
    </Section>
  );
}

function getSeries({ on, count, past, forecast }: Counts, list: string): readonly ChartSeries[] {
  const look = { paint: 'var(--series-1)', shape: 'circle' } as const;
  const known = (past ?? []).map(
    (point) =>
      ({
        x: Date.parse(point.on),
        y: point.count,
        range: [point.count, point.possibleCount],
        at: point.on,
      }) as const,
  );
  const expected = forecast.map(({ on: day, lowCount, likelyCount, highCount }, index) => ({
    x: Date.parse(day),
    y: likelyCount,
    range: [lowCount, highCount] as const,
    ...(index > 0 && index % MARK_EVERY === 0 && { at: day }),
  }));
  return [
    {
      ...look,
      key: 'known',
      label: 'Counted',
      rangePaint: 'var(--unknown)',
      points: [...known, { x: Date.parse(on), y: count, at: 'today', href: list }],
    },
    {
      ...look,
      key: 'forecast',
      label: 'Forecast',
      shortLabel: 'Likely',
      isForecast: true,
      isCompanion: true,
      points: expected,
    },
  ];
}
