/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LoadLine } from '@/ui/LoadLine';

const shares = {
  supportedShare: 0.884,
  partialShare: 0.019,
  unsupportedShare: 0.075,
  unknownShare: 0.022,
};

function parts(element: Element) {
  return [...element.querySelectorAll('rect[fill]')].map((rect) => ({
    x: rect.getAttribute('x'),
    width: rect.getAttribute('width'),
  }));
}

describe('LoadLine', () => {
  it.each(['large', 'row'] as const)('has an accessible name with all its numbers (%s)', (size) => {
    render(<LoadLine shares={shares} linePercent={95} size={size} />);

    expect(
      screen
        .getByRole('img')
        .getAttribute('aria-label')
        ?.replace(/\u202F/g, ' '),
    ).toBe(
      '88.4 % supported, 1.9 % partial, 7.5 % not supported, 2.2 % unknown; your line is at 95 %',
    );
  });

  it('draws supported, partial, unsupported and unknown end to end on one scale', () => {
    render(<LoadLine shares={shares} linePercent={95} size="row" />);

    expect(parts(screen.getByRole('img'))).toEqual([
      { x: '0%', width: '88.4%' },
      { x: '88.4%', width: '1.9%' },
      { x: '90.3%', width: '7.5%' },
      { x: '97.8%', width: '2.2%' },
    ]);
    expect(screen.getByRole('img').querySelector('.line')).toHaveAttribute('x', '95%');
  });

  it('leaves out empty parts', () => {
    render(
      <LoadLine
        shares={{ supportedShare: 0, partialShare: 0, unsupportedShare: 1, unknownShare: 0 }}
        linePercent={95}
        size="row"
      />,
    );

    expect(parts(screen.getByRole('img'))).toEqual([{ x: '0%', width: '100%' }]);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^0\.0.% supported, 100\.0.% not supported;/,
    );
  });

  it('puts labels on the side with more room', () => {
    const { container } = render(
      <LoadLine shares={{ ...shares, supportedShare: 0.1 }} linePercent={20} size="large" />,
    );

    expect(
      [...container.querySelectorAll('text')].map((text) => text.getAttribute('text-anchor')),
    ).toEqual(['start', 'start']);
  });

  it('needs no style attribute, which the content security policy would block', () => {
    expect(
      renderToString(<LoadLine shares={shares} linePercent={95} size="large" />),
    ).not.toContain('style=');
  });

  it('is small enough for every table row', () => {
    expect(
      renderToString(<LoadLine shares={shares} linePercent={95} size="row" />).length,
    ).toBeLessThan(700);
  });
});
