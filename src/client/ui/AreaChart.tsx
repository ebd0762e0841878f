import { Chart } from './Chart';
import styles from './Chart.module.css';
import { areaPath, linePath } from './chartPaths';
import { chartScale } from './chartScale';
import type { ChartProps } from './ChartSeries';

/**
 * A stacked area chart, first series at the bottom. All series must have points at the same x
 * values.
 */
export function AreaChart(props: ChartProps) {
  const tops = stack(props.series.map(({ points }) => points.map(({ y }) => y)));
  const scale = chartScale(props.series, 0, Math.max(...tops.flat()));
  const placed = props.series.map((series, index) => {
    const edge = (heights: readonly number[]) =>
      series.points.map(({ x }, at) => ({ x: scale.xOf(x), y: scale.yOf(heights[at] ?? 0) }));
    const [places, floor] = [edge(tops[index]!), edge(tops[index - 1] ?? [])];
    return { series, places, floor, labelY: (places.at(-1)!.y + floor.at(-1)!.y) / 2 };
  });
  return (
    <Chart {...props} scale={scale} placed={placed}>
      {placed.map(({ series: { key, paint }, places, floor }) => (
        <g key={key}>
          <path d={areaPath(places, floor)} fill={paint} opacity=".4" />
          <path d={linePath(places)} stroke={paint} className={styles.line} />
        </g>
      ))}
    </Chart>
  );
}

/** The upper edge of each layer: its values added to all layers below. */
function stack(layers: readonly (readonly number[])[]): readonly (readonly number[])[] {
  let floor: readonly number[] = [];
  return layers.map((heights) => {
    const lower = floor;
    return (floor = heights.map((height, at) => height + (lower[at] ?? 0)));
  });
}
