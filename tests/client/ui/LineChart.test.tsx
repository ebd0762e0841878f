/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { linePath } from '@/client/ui/chartPaths';
import { CHART_HEIGHT } from '@/client/ui/chartScale';
import { ChartTable } from '@/client/ui/ChartTable';
import { LineChart } from '@/client/ui/LineChart';
import { aChart, endsOf, symbol } from './aChart';
import { axeViolations } from './axeViolations';

describe('LineChart', () => {
  it('draws a line per series, dashed for forecasts, with its last value at its end', () => {
    const { container } = render(<LineChart {...aChart} />);
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
    const { container } = render(<LineChart {...aChart} />);
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

    render(<ChartTable {...aChart} />);
    const table = within(screen.getByRole('table', { name: 'Features over time' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'today',
      'end of 2024',
    ]);
    expect(table.getByRole('link', { name: '100 features' })).toHaveAttribute('href', '/a/today');
  });

  it('shows the value of only one mark: under the pointer, or else with the focus', () => {
    const { container } = render(<LineChart {...aChart} />);
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
    const { rerender } = render(<LineChart {...aChart} />);
    act(() => screen.getByLabelText('Browser a, today: 100 features').focus());
    const last = { x: 12, y: 50, at: 'today', href: () => '/a/today' };
    rerender(<LineChart {...aChart} series={[{ ...aChart.series[0]!, points: [last] }]} />);

    expect(screen.getByLabelText('Browser a, today: 50 features')).toHaveAttribute('tabindex', '0');
  });

  it('keeps few elements: of all marks only the tab stop and the one shown are links', () => {
    const { container } = render(<LineChart {...aChart} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    fireEvent.pointerOver(symbol(container, '1-0'));

    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(container.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('shows a mark at the first tap, and follows it at the second', () => {
    const { container } = render(
      <main tabIndex={-1}>
        <LineChart {...aChart} />
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
    render(<LineChart {...aChart} />);
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
    expect(await axeViolations(render(<LineChart {...aChart} />).container)).toEqual([]);
  });
});
