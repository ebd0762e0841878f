// Ruled by docs/decisions/0018-statistics-and-charts.md.
import { Chart } from './Chart';
import styles from './Chart.module.css';
import { areaPath, linePath } from './chartPaths';
import { chartScale, type ChartScale } from './chartScale';
import type { ChartPoint, ChartProps } from './ChartSeries';
import { classNames } from './classNames';

/**
 * A line chart with a band where a series has a range, a label at each line's end, and a data table
 * with every mark.
 */
export function LineChart(props: ChartProps) {
  let [least, greatest] = [Infinity, -Infinity];
  for (const { points } of props.series)
    for (const { y, range = [y, y] } of points) {
      least = Math.min(least, y, range[0]);
      greatest = Math.max(greatest, y, range[1]);
    }
  const scale = chartScale(props.series, least, greatest);
  const placed = props.series.map((series) => {
    const places = series.points.map(({ x, y }) => ({ x: scale.xOf(x), y: scale.yOf(y) }));
    return { series, places, labelY: places.at(-1)!.y };
  });
  return (
    <Chart {...props} scale={scale} placed={placed}>
      {props.series.map(({ key, paint, rangePaint = paint, points: all }) => {
        const band = all.filter(({ range }) => range);
        return (
          band.length > 1 && (
            <path key={key} d={bandPath(band, scale)} fill={rangePaint} opacity=".2" />
          )
        );
      })}
      {placed.map(({ series: { key, paint, isCompanion, isForecast }, places }) => (
        <path
          key={key}
          d={linePath(places)}
          stroke={paint}
          className={classNames(
            styles.line,
            isCompanion && styles.companion,
            isForecast && styles.forecast,
          )}
        />
      ))}
    </Chart>
  );
}

function bandPath(points: readonly ChartPoint[], { xOf, yOf }: ChartScale): string {
  const edge = (end: 0 | 1) =>
    points.map(({ x, y, range = [y, y] }) => ({ x: xOf(x), y: yOf(range[end]) }));
  return areaPath(edge(1), edge(0));
}
