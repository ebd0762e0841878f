/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ShareBars } from '@/client/ui/ShareBars';

describe('ShareBars', () => {
  it('is a table of names and shares with the largest bar at full width', () => {
    const { container } = render(
      <ShareBars
        caption="By browser"
        kind="unsupported"
        bars={[
          { key: 'firefox', label: 'Firefox', share: 0.05 },
          { key: 'safari', label: 'Safari', share: 0.01 },
        ]}
      />,
    );

    expect(screen.getByRole('table', { name: 'By browser' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Safari 1.0\u202F%' })).toBeVisible();
    expect(
      [...container.querySelectorAll('rect')].map((rect) => rect.getAttribute('width')),
    ).toEqual(['100%', '20%']);
  });
});
