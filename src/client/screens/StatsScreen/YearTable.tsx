import type { YearTable_statistics$key } from '@/__generated__/YearTable_statistics.graphql';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { gainedByYear } from './gainedByYear';

/** What each year added to Baseline and to each core browser. */
export function YearTable(props: { readonly statistics: YearTable_statistics$key }) {
  const { days, browsers, newlyCounts, widelyCounts } = useFragment(
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
  const inBaseline = newlyCounts.map((count, index) => count + (widelyCounts[index] ?? 0));
  const columns = [
    { name: 'Newly available', term: 'baseline_date', gained: gainedByYear(days, inBaseline) },
    { name: 'Widely available', term: 'widely_date', gained: gainedByYear(days, widelyCounts) },
    ...browsers.map(({ browser: { slug, name }, featureCounts }) => ({
      name,
      term: `available_date:${slug}`,
      gained: gainedByYear(days, featureCounts),
    })),
  ];
  return (
    <Section title="Year by year" id="years" aside={`current year through ${days.at(-1)}`}>
      <Table
        caption="Features that became newly and widely available, and features each core browser added, by year"
        narrow="scroll"
      >
        <thead>
          <tr>
            <th scope="col">Year</th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className={cells.number}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns[0]!.gained.map(({ year, until }, index) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {columns.map(({ name, term, gained }) => (
                <td key={name} className={cells.number}>
                  <Link href={href.features({ query: `${term}:${year}-01-01..${until}` })}>
                    {formatCount(gained[index]!.count)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
