import type {
  BaselineYears_years$data,
  BaselineYears_years$key,
} from '@/__generated__/BaselineYears_years.graphql';
import { formatCount } from '@/domain/formatCount';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import { cells, Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import styles from './BaselineYears.module.css';

interface BaselineYearsProps {
  readonly years: BaselineYears_years$key;
  /** The page's year. */
  readonly shown: number;
  /** Today (ISO): anything later is a projection. */
  readonly asOf: string;
}

type Year = Caught<BaselineYears_years$data[number]['row']>;

/** The height of the tallest bar in pixels. */
const HEIGHT = 64;

/** The number of features per year, as a bar chart that links to the years, with a data table. */
export function BaselineYears({ shown, asOf, ...props }: BaselineYearsProps) {
  const rows = useFragment(
    graphql`
      fragment BaselineYears_years on BaselineYear @relay(plural: true) {
        ... @alias(as: "row") @catch {
          year
          newlyCount
          widelyCount
        }
      }
    `,
    props.years,
  );
  const result = requireAll(rows);
  if (!result.ok)
    return <SectionFailure what="The chart of Baseline years" errors={result.errors} />;
  const years = result.value;
  const greatest = Math.max(
    ...years.flatMap(({ newlyCount, widelyCount }) => [newlyCount, widelyCount]),
  );
  return (
    <div className={styles.picture}>
      <nav aria-label="Years">
        <ol className={styles.years}>
          {years.map((year) => (
            <li key={year.year}>
              <Link
                href={href.baseline(year.year)}
                aria-current={year.year === shown ? 'page' : undefined}
              >
                <YearBars year={year} greatest={greatest} />
                {year.year}
                <VisuallyHidden>{`: ${describeCounts(year)}`}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <p className={styles.key}>
        <span className={styles.newly}>newly available</span>
        <span className={styles.widely}>widely available</span>
        <span>{`${asOf.slice(0, 4)} includes projections to the end of the year`}</span>
      </p>
      <details className={styles.behind}>
        <summary>As a table</summary>
        <YearTable years={years} />
      </details>
    </div>
  );
}

/** Both bars share one baseline, at the same scale for all years. */
function YearBars({
  year: { newlyCount, widelyCount },
  greatest,
}: {
  readonly year: Year;
  readonly greatest: number;
}) {
  return (
    <svg width="100%" height={HEIGHT} aria-hidden="true">
      {[
        { x: '10%', count: newlyCount, fill: 'var(--newly)' },
        { x: '52%', count: widelyCount, fill: 'var(--widely)' },
      ].map(({ x, count, fill }) => {
        const height = Math.ceil((count / greatest) * HEIGHT);
        return <rect key={x} x={x} y={HEIGHT - height} width="38%" height={height} fill={fill} />;
      })}
    </svg>
  );
}

function describeCounts({ newlyCount, widelyCount }: Year): string {
  return `${formatCount(newlyCount)} newly and ${formatCount(widelyCount)} widely available`;
}

function YearTable({ years }: { readonly years: readonly Year[] }) {
  return (
    <Table caption="Features that became newly and widely available, by year" narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col" className={cells.number}>
            Newly available
          </th>
          <th scope="col" className={cells.number}>
            Widely available
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, newlyCount, widelyCount }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td className={cells.number}>{formatCount(newlyCount)}</td>
            <td className={cells.number}>{formatCount(widelyCount)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
