import { graphql, useFragment } from 'react-relay/hooks';

import type {
  LineCounts_query$data,
  LineCounts_query$key,
} from '@/__generated__/LineCounts_query.graphql';
import { countOf, formatCount } from '@/domain/formatCount';
import { formatLine } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import type { ChartSeries } from '@/ui/ChartSeries';
import { LineChart } from '@/ui/LineChart';
import { Section } from '@/ui/Section';

import { yearsAmong } from './countPoints';
import { listHref, reaching } from './featureQueries';
import { StatsCaption } from './StatsCaption';

type Counts = LineCounts_query$data['lineCounts'];

/** A mark of what is foretold stands at every fourth of its points: a year from the last. */
const MARK_EVERY = 4;

/** How many features reach the reader's line: what was, where that is known, what is, and what is foretold. */
export function LineCounts(props: { readonly query: LineCounts_query$key }) {
  const { catalogue, lineCounts } = useFragment(
    graphql`
      fragment LineCounts_query on Query @throwOnFieldError {
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
          foretold {
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
  const { on, count, possibleCount, past, foretold } = lineCounts;
  const line = formatLine(linePercent);
  const href = listHref(reaching(linePercent));
  const days = [past?.[0]?.on ?? on, foretold.at(-1)?.on ?? on];
  return (
    <Section
      title="Your coverage over time"
      id="coverage"
      aside={<Link href="/about/forecast">How it is foretold</Link>}
    >
      <StatsCaption>
        {`At least ${line} of your audience can use `}
        <Link
          href={href}
        >{`${countOf(count, 'feature')} of ${formatCount(catalogue.featureCount)}`}</Link>
        {` today${possibleCount > count ? `; of ${formatCount(possibleCount - count)} more the data leave it open` : ''}. `}
        {past
          ? 'Drawn whole: counted from usage data of each day, and shaded above it what those leave open. Where they name fewer of the browsers in use, the line falls. '
          : 'History unknown: no usage data of earlier times are at hand for this audience. '}
        Dashed: foretold, if people go on updating as they do; the band goes from every feature on
        its latest day to every feature on its earliest. What no browser has announced yet comes on
        top.
      </StatsCaption>
      <LineChart
        label={`Features that ${line} of your audience can use`}
        series={seriesOf(lineCounts, href)}
        xTicks={yearsAmong(days)}
        xTitle="Day"
        format={formatCount}
      />
    </Section>
  );
}

function seriesOf({ on, count, past, foretold }: Counts, href: string): readonly ChartSeries[] {
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
  const expected = foretold.map(({ on: day, lowCount, likelyCount, highCount }, index) => ({
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
      points: [...known, { x: Date.parse(on), y: count, at: 'today', href }],
    },
    {
      ...look,
      key: 'foretold',
      label: 'Foretold',
      shortLabel: 'Likely',
      isForecast: true,
      isCompanion: true,
      points: expected,
    },
  ];
}
