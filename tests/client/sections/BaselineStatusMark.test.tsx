/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { BaselineStatusMark } from '@/client/sections/BaselineStatusMark';
import type { BaselineFacts } from '@/domain/BaselineFacts';

function textOf(baseline: BaselineFacts) {
  return render(<BaselineStatusMark baseline={baseline} />).container.textContent;
}

describe('BaselineStatusMark', () => {
  it('shows the status as a word with its date', () => {
    expect(textOf({ status: 'WIDELY', newlyOn: '2023-02-14', widelyOn: '2025-08-14' })).toBe(
      'Widely 2025-08-14',
    );
    expect(textOf({ status: 'NEWLY', newlyOn: '2026-06-09', widelyOn: '2028-12-09' })).toBe(
      'Newly 2026-06-09',
    );
    expect(textOf({ status: 'LIMITED' })).toBe('Limited');
  });

  it('marks a date that is an upper bound', () => {
    expect(textOf({ status: 'NEWLY', newlyOn: '2026-06-09', isNewlyOnUpperBound: true })).toBe(
      'Newly ≤\u202F2026-06-09',
    );
  });

  it('has a machine-readable date', () => {
    const { container } = render(
      <BaselineStatusMark baseline={{ status: 'WIDELY', widelyOn: '2025-08-14' }} />,
    );

    expect(container.querySelector('time')).toHaveAttribute('datetime', '2025-08-14');
  });

  it('differs by shape, not just by color', () => {
    const shapes = (['WIDELY', 'NEWLY', 'LIMITED'] as const).map((status) => {
      const shape = render(<BaselineStatusMark baseline={{ status }} />).container.querySelector(
        'svg',
      )?.firstElementChild;
      return `${shape?.tagName} ${shape?.getAttribute('fill') === 'none' ? 'open' : 'filled'}`;
    });

    expect(shapes).toEqual(['circle filled', 'circle open', 'path open']);
  });
});
