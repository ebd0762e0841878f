import type {
  YearTable_statistics$data,
  YearTable_statistics$key,
} from '@/__generated__/YearTable_statistics.graphql';
import { DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { gainedByYear } from './gainedByYear';

interface YearRow {
  readonly year: string;
  readonly until: string;
  readonly index: number;
}

/** Features that each year added to Baseline and to each core browser. */
export function YearTable(props: { readonly statistics: YearTable_statistics$key }) {
  const statistics = useFragment(
    graphql`
      fragment YearTable_statistics on Statistics {
        days
        newlyCounts
        widelyCounts
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
  const series = toSeries(statistics);
  return (
    <Section
      title="Year by year"
      id="years"
      aside={`current year through ${statistics.days.at(-1)}`}
    >
      <DataTable
        caption="Features that became newly and widely available, and features each core browser added, by year"
        narrow="scroll"
        columns={[
          { heading: 'Year', cell: ({ year }) => year },
          ...series.map(({ name, term, gained }) => ({
            heading: name,
            className: cells.number,
            cell: ({ year, until, index }: YearRow) => (
              <Link href={href.features({ query: `${term}:${year}-01-01..${until}` })}>
                {formatCount(gained[index]!.count)}
              </Link>
            ),
          })),
        ]}
        rows={series[0]!.gained.map(({ year, until }, index) => ({ year, until, index }))}
        getKey={({ year }) => year}
      />
    </Section>
  );
}

function toSeries({ days, browsers, newlyCounts, widelyCounts }: YearTable_statistics$data) {
  const inBaseline = newlyCounts.map((count, index) => count + (widelyCounts[index] ?? 0));
  return [
    { name: 'Newly available', term: 'baseline_date', gained: gainedByYear(days, inBaseline) },
    { name: 'Widely available', term: 'widely_date', gained: gainedByYear(days, widelyCounts) },
    ...browsers.map(({ browser: { slug, name }, featureCounts }) => ({
      name,
      term: `available_date:${slug}`,
      gained: gainedByYear(days, featureCounts),
    })),
  ];
}
