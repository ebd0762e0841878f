/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ChartProps } from '@/client/ui/ChartSeries';
import { ChartTable } from '@/client/ui/ChartTable';
import { LineChart } from '@/client/ui/LineChart';
import { aChart, endsOf } from './aChart';
import { axeViolations } from './axeViolations';

describe('LineChart with a forecast', () => {
  const foreseen: ChartProps = {
    ...aChart,
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
