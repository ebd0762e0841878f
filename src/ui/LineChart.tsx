import { Chart } from './Chart';
import styles from './Chart.module.css';
import { chartScale } from './chartScale';
import { linePath } from './chartPaths';
import type { ChartProps } from './ChartSeries';
import { classNames } from './classNames';

/** Numbers over a scale, a line a series, each named where it ends; a table behind it holds every mark. */
export function LineChart(props: ChartProps) {
  const values = props.series.flatMap(({ points }) => points.map(({ y }) => y));
  const scale = chartScale(props.series, Math.min(...values), Math.max(...values));
  const placed = props.series.map((series) => {
    const places = series.points.map(({ x, y }) => ({ x: scale.xOf(x), y: scale.yOf(y) }));
    return { series, places, labelY: places.at(-1)!.y };
  });
  return (
    <Chart {...props} scale={scale} placed={placed}>
      {placed.map(({ series: { key, paint, isCompanion, isForecast }, places }) => (
        <path key={key} d={linePath(places)} stroke={paint} className={classNames(styles.line, isCompanion && styles.companion, isForecast && styles.forecast)} />
      ))}
    </Chart>
  );
}
