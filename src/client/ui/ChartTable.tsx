import { Anchor } from './Anchor';
import type { ChartProps, ChartSeries } from './ChartSeries';
import { chartValue } from './chartValue';
import { DataTable } from './DataTable';
import { cells } from './Table';

/** A chart's marks as a table, one row per x label, latest first. */
export function ChartTable({ label, series, xTitle, format }: ChartProps) {
  const names = [
    ...new Set(series.flatMap(({ points }) => points.flatMap(({ at }) => at ?? []))),
  ].reverse();
  return (
    <DataTable
      caption={label}
      narrow={series.length > 2 ? 'scroll' : 'wrap'}
      columns={[
        { heading: xTitle, cellClassName: cells.whole, cell: (name) => name },
        ...series.map((each) => ({
          heading: each.label,
          className: cells.number,
          cell: (name: string) => renderValue(each, name, format),
        })),
      ]}
      rows={names}
      getKey={(name) => name}
    />
  );
}

function renderValue(series: ChartSeries, name: string, format: ChartProps['format']) {
  const point = series.points.find(({ at }) => at === name);
  if (!point) return '–';
  const value = chartValue(series, point, format);
  return point.href ? <Anchor href={point.href()}>{value}</Anchor> : value;
}
