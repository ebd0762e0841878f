/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { PartsBar } from '@/client/ui/PartsBar';

describe('PartsBar', () => {
  it('fills the full width with the parts', () => {
    const parts = [
      { label: 'a', amount: 30, paint: 'red' },
      { label: 'b', amount: 10, paint: 'blue' },
    ];
    const bars = [...render(<PartsBar parts={parts} />).container.querySelectorAll('rect')];

    expect(bars.map((bar) => [bar.getAttribute('x'), bar.getAttribute('width')])).toEqual([
      ['0%', '75%'],
      ['75%', '25%'],
    ]);
  });

  it('is empty if there is nothing to count', () => {
    const { container } = render(<PartsBar parts={[{ label: 'a', amount: 0, paint: 'red' }]} />);

    expect(container.querySelector('rect')).toHaveAttribute('width', '0%');
  });
});
