import { Fragment } from 'react';
import type {
  BaselineYears_years$data,
  BaselineYears_years$key,
} from '@/__generated__/BaselineYears_years.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatCount, formatList } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './BaselineYears.module.css';

interface BaselineYearsProps {
  readonly years: BaselineYears_years$key;
  /** The page's year. */
  readonly shown: number;
  /** Today (ISO): anything later is a projection. */
  readonly asOf: string;
}

type Year = Caught<BaselineYears_years$data[number]['row']>;

/** The height of the tallest bar in pixels, and of the number above it. */
const HEIGHT = 64;
const NUMBER = 16;

/** Measured from the bottom of a cut bar; the same for all, so that the cuts read as one mark. */
const CUT = { from: 40, height: 4 };

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
  const greatest = greatestButFirst(years);
  const cutYears = years.filter((year) => isCut(year, greatest)).map(({ year }) => String(year));
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
      <Legend asOf={asOf} cutYears={cutYears} />
      <details className={styles.behind}>
        <summary>As a table</summary>
        <YearTable years={years} />
      </details>
    </div>
  );
}

interface LegendProps {
  readonly asOf: string;
  readonly cutYears: readonly string[];
}

function Legend({ asOf, cutYears }: LegendProps) {
  return (
    <p className={styles.key}>
      <span className={styles.newly}>newly available</span>
      <span className={styles.widely}>widely available</span>
      <span>{`${asOf.slice(0, 4)} includes projections to the end of the year`}</span>
      {cutYears.length > 0 && (
        <span>{`Cut bars, ${formatList(cutYears)}: everything older than Baseline`}</span>
      )}
    </p>
  );
}

/**
 * The scale. Features older than Baseline all became newly available in its first year and widely
 * available in one later year; drawn to scale, they would flatten every year since.
 */
function greatestButFirst(years: readonly Year[]): number {
  const butFirst = (counts: readonly number[]) =>
    counts.slice(counts.findIndex((count) => count > 0) + 1);
  return Math.max(
    1,
    ...butFirst(years.map(({ newlyCount }) => newlyCount)),
    ...butFirst(years.map(({ widelyCount }) => widelyCount)),
  );
}

function isCut({ newlyCount, widelyCount }: Year, greatest: number): boolean {
  return Math.max(newlyCount, widelyCount) > greatest;
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
    <svg width="100%" height={NUMBER + HEIGHT} aria-hidden="true">
      {[
        { x: 10, count: newlyCount, fill: 'var(--newly)' },
        { x: 52, count: widelyCount, fill: 'var(--widely)' },
      ].map(({ x, count, fill }) => {
        const height = Math.ceil((Math.min(count, greatest) / greatest) * HEIGHT);
        const top = NUMBER + HEIGHT - height;
        return (
          <Fragment key={x}>
            <rect x={`${x}%`} y={top} width="38%" height={height} fill={fill} />
            {count > greatest && (
              <rect
                x={`${x}%`}
                y={NUMBER + HEIGHT - CUT.from}
                width="38%"
                height={CUT.height}
                fill="var(--paper)"
              />
            )}
            {count > 0 && (
              <text x={`${x + 19}%`} y={top - 4} className={styles.number}>
                {formatCount(count)}
              </text>
            )}
          </Fragment>
        );
      })}
    </svg>
  );
}

function describeCounts({ newlyCount, widelyCount }: Year): string {
  return `${formatCount(newlyCount)} newly and ${formatCount(widelyCount)} widely available`;
}

function YearTable({ years }: { readonly years: readonly Year[] }) {
  return (
    <DataTable
      caption="Features that became newly and widely available, by year"
      columns={[
        { heading: 'Year', cell: ({ year }) => year },
        {
          heading: 'Newly available',
          className: cells.number,
          cell: ({ newlyCount }) => formatCount(newlyCount),
        },
        {
          heading: 'Widely available',
          className: cells.number,
          cell: ({ widelyCount }) => formatCount(widelyCount),
        },
      ]}
      rows={years}
      getKey={({ year }) => year}
    />
  );
}
