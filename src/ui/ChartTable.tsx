import { Anchor } from './Anchor';
import type { ChartPoint, ChartProps, ChartSeries } from './ChartSeries';
import { chartValue } from './chartValue';
import { cells, Table } from './Table';

/** A chart's marks as a table, one row per x label, latest first. */
export function ChartTable({ label, series, xTitle, format }: ChartProps) {
  const columns = series.map((each) => ({ series: each, marks: getMarks(each) }));
  const names = [...new Set(columns.flatMap(({ marks }) => [...marks.keys()]))].reverse();
  return (
    <Table caption={label} narrow={series.length > 2 ? 'scroll' : 'wrap'}>
      <thead>
        <tr>
          <th scope="col">{xTitle}</th>
          {series.map(({ key, label: name }) => (
            <th key={key} scope="col" className={cells.number}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row" className={cells.whole}>
              {name}
            </th>
            {columns.map(({ series: each, marks }) => (
              <td key={each.key} className={cells.number}>
                {renderValue(each, marks.get(name), format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function getMarks({ points }: ChartSeries): ReadonlyMap<string, ChartPoint> {
  return new Map(points.flatMap((point) => (point.at === undefined ? [] : [[point.at, point]])));
}

function renderValue(
  series: ChartSeries,
  point: ChartPoint | undefined,
  format: ChartProps['format'],
) {
  if (!point) return '–';
  const value = chartValue(series, point, format);
  return point.href === undefined ? value : <Anchor href={point.href}>{value}</Anchor>;
}
