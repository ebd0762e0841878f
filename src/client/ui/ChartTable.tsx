import { Anchor } from './Anchor';
import type { ChartProps, ChartSeries } from './ChartSeries';
import { chartValue } from './chartValue';
import { cells, Table } from './Table';

/** A chart's marks as a table, one row per x label, latest first. */
export function ChartTable({ label, series, xTitle, format }: ChartProps) {
  const names = [
    ...new Set(series.flatMap(({ points }) => points.flatMap(({ at }) => at ?? []))),
  ].reverse();
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
            {series.map((each) => (
              <td key={each.key} className={cells.number}>
                {renderValue(each, name, format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function renderValue(series: ChartSeries, name: string, format: ChartProps['format']) {
  const point = series.points.find(({ at }) => at === name);
  if (!point) return '–';
  const value = chartValue(series, point, format);
  return point.href ? <Anchor href={point.href()}>{value}</Anchor> : value;
}
