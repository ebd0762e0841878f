/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { AreaChart } from '@/client/ui/AreaChart';
import { aChart, aSeries, symbol } from './aChart';

describe('AreaChart', () => {
  it('stacks the series from zero and keeps each series’ own values', () => {
    const { container } = render(
      <AreaChart {...aChart} series={[aSeries('a', [0, 10, 60]), aSeries('b', [0, 10, 40])]} />,
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
