/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { LoadLine } from '@/client/ui/LoadLine';

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
  it.each([LoadLine, LargeLoadLine])('gives all its numbers to screen readers (%p)', (Line) => {
    render(<Line shares={shares} linePercent={95} />);

    expect(
      screen
        .getByRole('img')
        .getAttribute('aria-label')
        ?.replace(/\u202F/g, ' '),
    ).toBe(
      '88.4 % supported, 1.9 % partial, 7.5 % not supported, 2.2 % unknown; your line is at 95 %',
    );
  });

  it('draws supported, partial, not supported and unknown end to end on one scale', () => {
    render(<LoadLine shares={shares} linePercent={95} />);

    expect(parts(screen.getByRole('img'))).toEqual([
      { x: '0%', width: '88.4%' },
      { x: '88.4%', width: '1.9%' },
      { x: '90.3%', width: '7.5%' },
      { x: '97.8%', width: '2.2%' },
    ]);
    expect(screen.getByRole('img').querySelector('.line')).toHaveAttribute('x', '95%');
  });

  it('marks the share without the parts that hold a feature back, if it differs', () => {
    const label = (share: number, count = 2) => {
      const { container, unmount } = render(
        <LargeLoadLine shares={shares} linePercent={95} withoutParts={{ share, count }} />,
      );
      const name = container.querySelector('svg')!.getAttribute('aria-label')!;
      unmount();
      return name;
    };

    expect(label(0.931)).toMatch(/; 93\.1.% if you avoid 2 parts$/);
    expect(label(0.931, 1)).toMatch(/ if you avoid 1 part$/);
    expect(label(0.886)).not.toMatch(/avoid/);
  });

  it('draws nothing for parts nobody is in', () => {
    render(
      <LoadLine
        shares={{ supportedShare: 0, partialShare: 0, unsupportedShare: 1, unknownShare: 0 }}
        linePercent={95}
      />,
    );

    expect(parts(screen.getByRole('img'))).toEqual([{ x: '0%', width: '100%' }]);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^0\.0.% supported, 100\.0.% not supported;/,
    );
  });

  it('puts labels on the side with more room', () => {
    const { container } = render(
      <LargeLoadLine shares={{ ...shares, supportedShare: 0.1 }} linePercent={20} />,
    );

    expect(
      [...container.querySelectorAll('text')].map((text) => text.getAttribute('text-anchor')),
    ).toEqual(['start', 'start']);
  });

  it('needs no style attribute, which the content security policy would block', () => {
    expect(renderToString(<LargeLoadLine shares={shares} linePercent={95} />)).not.toContain(
      'style=',
    );
  });

  it('stays small enough for every row', () => {
    expect(renderToString(<LoadLine shares={shares} linePercent={95} />).length).toBeLessThan(700);
  });
});
