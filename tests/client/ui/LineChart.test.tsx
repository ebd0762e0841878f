/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { AreaChart } from '@/client/ui/AreaChart';
import { linePath } from '@/client/ui/chartPaths';
import { CHART_HEIGHT } from '@/client/ui/chartScale';
import type { ChartProps, ChartSeries } from '@/client/ui/ChartSeries';
import { ChartTable } from '@/client/ui/ChartTable';
import { LineChart } from '@/client/ui/LineChart';
import { getNeighbor } from '@/client/ui/useMarks';
import { axeViolations } from './axeViolations';

const aSeries = (
  key: string,
  ys: readonly [number, number, number],
  rest: Partial<ChartSeries> = {},
): ChartSeries => ({
  key,
  label: `Browser ${key}`,
  paint: `var(--${key})`,
  shape: 'circle',
  points: [
    { x: 0, y: ys[0], at: 'end of 2024', href: () => `/${key}/2024` },
    { x: 6, y: ys[1] },
    { x: 12, y: ys[2], at: 'today', href: () => `/${key}/today` },
  ],
  ...rest,
});

const props: ChartProps = {
  label: 'Features over time',
  series: [
    aSeries('a', [10, 40, 100]),
    aSeries('b', [20, 30, 40], { shortLabel: 'B', isForecast: true }),
  ],
  xTicks: [{ at: 6, label: '2025' }],
  xTitle: 'Day',
  format: (y) => `${y} features`,
};

/** A mark's symbol, at "row-column". */
const symbol = (container: HTMLElement, position: string): Element =>
  container.querySelector(`use[data-mark="${position}"]`)!;

/** The words at the ends of the lines are drawn for wide and narrow pictures. */
const endsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('text')].map(({ textContent }) => textContent);

describe('LineChart', () => {
  it('draws a line per series, dashed for forecasts, with its last value at its end', () => {
    const { container } = render(<LineChart {...props} />);
    const lines = [...container.querySelectorAll('path[stroke^=var]')].filter((path) =>
      path.getAttribute('class')?.includes('line'),
    );

    expect(lines.map((line) => line.getAttribute('d'))).toEqual([
      linePath([
        { x: 0, y: CHART_HEIGHT * 0.9 },
        { x: 50, y: CHART_HEIGHT * 0.6 },
        { x: 100, y: 0 },
      ]),
      linePath([
        { x: 0, y: CHART_HEIGHT * 0.8 },
        { x: 50, y: CHART_HEIGHT * 0.7 },
        { x: 100, y: CHART_HEIGHT * 0.6 },
      ]),
    ]);
    expect(lines[1]).toHaveClass('forecast');
    expect(endsOf(container)).toEqual(
      expect.arrayContaining(['Browser a 100 features', 'B 40 features']),
    );
  });

  it('links every mark to what it counts, in the chart and in the data table', () => {
    const { container } = render(<LineChart {...props} />);
    fireEvent.pointerOver(symbol(container, '0-0'));
    expect(screen.getByLabelText('Browser a, end of 2024: 10 features')).toHaveAttribute(
      'href',
      '/a/2024',
    );
    fireEvent.pointerOver(symbol(container, '1-0'));
    expect(screen.getByLabelText('Browser b, end of 2024: 20 features')).toHaveAttribute(
      'href',
      '/b/2024',
    );

    render(<ChartTable {...props} />);
    const table = within(screen.getByRole('table', { name: 'Features over time' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'today',
      'end of 2024',
    ]);
    expect(table.getByRole('link', { name: '100 features' })).toHaveAttribute('href', '/a/today');
  });

  it('shows the value of only one mark: under the pointer, or else with the focus', () => {
    const { container } = render(<LineChart {...props} />);
    const readouts = () =>
      [...container.querySelectorAll('text.readout')].map(({ textContent }) => textContent);
    const hovered = symbol(container, '1-1');
    const focused = screen.getByLabelText('Browser a, today: 100 features');
    expect(readouts()).toEqual([]);

    act(() => focused.focus());
    expect(readouts()).toEqual(['Browser atoday: 100 features']);
    fireEvent.pointerOver(hovered);
    expect(readouts()).toEqual(['Browser btoday: 40 features']);
    fireEvent.pointerOut(hovered);
    expect(readouts()).toEqual(['Browser atoday: 100 features']);
    act(() => focused.blur());
    expect(readouts()).toEqual([]);
  });

  it('keeps a tab stop when the marks become fewer', () => {
    const { rerender } = render(<LineChart {...props} />);
    act(() => screen.getByLabelText('Browser a, today: 100 features').focus());
    const last = { x: 12, y: 50, at: 'today', href: () => '/a/today' };
    rerender(<LineChart {...props} series={[{ ...props.series[0]!, points: [last] }]} />);

    expect(screen.getByLabelText('Browser a, today: 50 features')).toHaveAttribute('tabindex', '0');
  });

  it('keeps few elements: of all marks only the tab stop and the one shown are links', () => {
    const { container } = render(<LineChart {...props} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    fireEvent.pointerOver(symbol(container, '1-0'));

    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('shows a mark at the first tap, and follows it at the second', () => {
    const { container } = render(
      <main tabIndex={-1}>
        <LineChart {...props} />
      </main>,
    );
    const tapped = symbol(container, '1-0');
    fireEvent(tapped, Object.assign(createEvent.pointerOver(tapped), { pointerType: 'touch' }));
    expect(screen.queryByLabelText('Browser b, end of 2024: 20 features')).toBeNull();
    fireEvent.click(tapped);
    const mark = screen.getByLabelText('Browser b, end of 2024: 20 features');

    expect(mark).toHaveFocus();
    expect(mark).toHaveAttribute('href', '/b/2024');
    expect(container.querySelector('text.readout')).toHaveTextContent('20 features');
    expect(fireEvent.click(mark.querySelector('use')!)).toBe(true);
    expect(mark).toHaveFocus();
  });

  it('is one tab stop, with arrow keys to move along a line and to the next one', () => {
    render(<LineChart {...props} />);
    const mark = (name: string) => screen.getByLabelText(name);
    const last = mark('Browser a, today: 100 features');
    expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([last]);

    act(() => last.focus());
    fireEvent.keyDown(last, { key: 'ArrowDown' });
    expect(mark('Browser b, today: 40 features')).toHaveFocus();
    fireEvent.keyDown(document.activeElement!, { key: 'Home' });
    expect(mark('Browser b, end of 2024: 20 features')).toHaveFocus();
    expect([...document.querySelectorAll('[tabindex="0"]')]).toEqual([document.activeElement]);
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
    expect(mark('Browser b, end of 2024: 20 features')).toHaveFocus();
  });

  it('is accessible', async () => {
    expect(await axeViolations(render(<LineChart {...props} />).container)).toEqual([]);
  });
});

describe('LineChart with a forecast', () => {
  const foreseen: ChartProps = {
    ...props,
    series: [
      {
        key: 'past',
        label: 'Counted',
        paint: 'var(--a)',
        shape: 'circle',
        points: [
          { x: 0, y: 10, at: '2025', range: [10, 30] },
          { x: 6, y: 20, at: 'today', href: () => '/today' },
        ],
      },
      {
        key: 'coming',
        label: 'Forecast',
        paint: 'var(--a)',
        shape: 'circle',
        isForecast: true,
        rangePaint: 'var(--b)',
        points: [
          { x: 6, y: 20, range: [20, 20] },
          { x: 12, y: 60, at: '2027', range: [40, 100] },
        ],
      },
    ],
  };

  it('draws the range as a band within the scale', () => {
    const { container } = render(<LineChart {...foreseen} />);
    const bands = [...container.querySelectorAll('path[opacity=".2"]')].map((band) => [
      band.getAttribute('fill'),
      band.getAttribute('d'),
    ]);

    expect(bands).toEqual([['var(--b)', 'm5000 2400 5000 -2400 0 1800 -5000 600z']]);
  });

  it('shows a value with its range without repeating an end of the range', () => {
    render(<ChartTable {...foreseen} />);
    const rows = screen.getAllByRole('row');

    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayCountedForecast',
      '2027–40 features – 60 features – 100 features',
      'today20 features–',
      '202510 features – 30 features–',
    ]);
  });

  it('labels only the line that reaches the right edge', () => {
    const { container } = render(<LineChart {...foreseen} />);

    expect(endsOf(container).filter((words) => words?.startsWith('Forecast 60'))).toHaveLength(2);
    expect(endsOf(container).filter((words) => words?.startsWith('Counted 20'))).toEqual([]);
  });

  it('moves by arrow keys from the end of a line to its continuation', () => {
    render(<LineChart {...foreseen} />);
    act(() => screen.getByLabelText('Counted, today: 20 features').focus());
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    const last = screen.getByLabelText('Forecast, 2027: 40 features – 60 features – 100 features');

    expect(last).toHaveFocus();
    expect(last).not.toHaveAttribute('href');
    fireEvent.keyDown(last, { key: 'ArrowRight' });
    expect(last).toHaveFocus();
    fireEvent.keyDown(last, { key: 'ArrowLeft' });
    expect(screen.getByLabelText('Counted, today: 20 features')).toHaveFocus();
  });

  it('is accessible', async () => {
    expect(await axeViolations(render(<LineChart {...foreseen} />).container)).toEqual([]);
  });
});

describe('AreaChart', () => {
  it('stacks the series from zero and keeps each series’ own values', () => {
    const { container } = render(
      <AreaChart {...props} series={[aSeries('a', [0, 10, 60]), aSeries('b', [0, 10, 40])]} />,
    );
    const areas = [...container.querySelectorAll('path[fill^=var]')].filter(
      (path) => path.getAttribute('d')?.endsWith('z') && path.getAttribute('opacity') === '.4',
    );

    expect(areas.map((area) => area.getAttribute('d'))).toEqual([
      'm0 3000 5000 -300 5000 -1500 0 1800 -5000 0 -5000 0z',
      'm0 3000 5000 -600 5000 -2400 0 1200 -5000 1500 -5000 300z',
    ]);
    fireEvent.pointerOver(symbol(container, '1-1'));
    expect(screen.getByLabelText('Browser b, today: 40 features')).toBeInTheDocument();
  });
});

describe('neighborOf', () => {
  const rows = [
    [
      { x: 0, y: 5 },
      { x: 9, y: 1 },
    ],
    [{ x: 9, y: 7 }],
    [{ x: 9, y: 3 }],
  ];

  it('moves up and down by height among all marks at the same x', () => {
    expect(getNeighbor(rows, { row: 0, column: 1 }, 'ArrowDown')).toEqual({ row: 2, column: 0 });
    expect(getNeighbor(rows, { row: 2, column: 0 }, 'ArrowDown')).toEqual({ row: 1, column: 0 });
    expect(getNeighbor(rows, { row: 0, column: 1 }, 'ArrowUp')).toBeUndefined();
  });

  it('ignores other keys', () => {
    expect(getNeighbor(rows, { row: 0, column: 0 }, 'Enter')).toBeUndefined();
  });
});
