import type {
  LineCounts_query$data,
  LineCounts_query$key,
} from '@/__generated__/LineCounts_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import type { ChartSeries } from '@/client/ui/ChartSeries';
import { LineChart } from '@/client/ui/LineChart';
import { Section } from '@/client/ui/Section';
import { formatCount, formatCountWithNoun, formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { yearsAmong } from './countPoints';
import { reaching } from './featureQueries';
import { StatsCaption } from './StatsCaption';
import { StatsChart } from './StatsChart';

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
            comparableCount
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
  const list = href.features({ query: reaching(linePercent) });
  return (
    <Section
      title="Your coverage over time"
      id="coverage"
      aside={<Link href={href.forecast()}>How forecasts work</Link>}
    >
      <StatsCaption>
        <CountToday counts={lineCounts} featureCount={catalogue.featureCount} list={list} />
        {describePast(lineCounts.past, getPast(lineCounts).length)}
        Dashed: forecast at today’s update pace.
      </StatsCaption>
      <CountChart counts={lineCounts} list={list} />
    </Section>
  );
}

interface CountTodayProps {
  readonly counts: Counts;
  readonly featureCount: number;
  readonly list: string;
}

function CountToday({ counts: { count, possibleCount }, featureCount, list }: CountTodayProps) {
  const { linePercent } = usePreferences();
  return (
    <>
      {`At least ${formatLine(linePercent)} of your audience can use `}
      <Link
        href={list}
      >{`${formatCountWithNoun(count, 'feature')} of ${formatCount(featureCount)}`}</Link>
      {` today${possibleCount > count ? `; the data can’t decide ${formatCount(possibleCount - count)} more` : ''}. `}
    </>
  );
}

interface CountChartProps {
  readonly counts: Counts;
  readonly list: string;
}

function CountChart({ counts, list }: CountChartProps) {
  const { linePercent } = usePreferences();
  const { on, forecast } = counts;
  const days = [getPast(counts)[0]?.at ?? on, forecast.at(-1)?.on ?? on];
  return (
    <StatsChart
      place="coverage"
      Picture={LineChart}
      label={`Features that ${formatLine(linePercent)} of your audience can use`}
      series={getSeries(counts, list)}
      xTicks={yearsAmong(days)}
      xTitle="Date"
      format={formatCount}
    />
  );
}

function describePast(past: Counts['past'], drawnCount: number): string {
  if (drawnCount > 0)
    return 'Solid: features at your line by the usage data of that day, as if it named as many browsers as today’s. Gray: features the data can’t decide. ';
  return past
    ? 'No history: earlier usage data names too few browsers to compare. '
    : 'No history: we have no earlier usage data for this audience. ';
}

/** Days whose data name too few browsers are left out: who is missing would decide the count. */
function getPast({ past }: Pick<Counts, 'past'>) {
  return (past ?? []).flatMap(({ on, comparableCount, possibleCount }) =>
    comparableCount == null
      ? []
      : [
          {
            x: Date.parse(on),
            y: comparableCount,
            range: [comparableCount, possibleCount] as const,
            at: on,
          },
        ],
  );
}

function getSeries(counts: Counts, list: string): readonly ChartSeries[] {
  const { on, count, forecast } = counts;
  const look = { paint: 'var(--series-1)', shape: 'circle' } as const;
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
      points: [...getPast(counts), { x: Date.parse(on), y: count, at: 'today', href: () => list }],
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
