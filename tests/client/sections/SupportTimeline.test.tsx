/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { SupportTimeline } from '@/client/sections/SupportTimeline';
import type { TimelineRow } from '@/client/sections/TimelineRow';
import { axeViolations } from '../ui/axeViolations';

const rows: readonly TimelineRow[] = [
  {
    browser: 'Chrome',
    supportClass: 'YES',
    version: '111',
    releasedOn: '2023-03-07',
    isUpperBound: true,
  },
  { browser: 'Safari', supportClass: 'PARTIAL', version: '18', releasedOn: '2024-09-16' },
  { browser: 'Firefox', supportClass: 'NO' },
  { browser: 'Opera', supportClass: 'UNKNOWN' },
];

function draw() {
  return render(
    <SupportTimeline caption="When each browser added it" rows={rows} today="2026-11-21" />,
  );
}

describe('SupportTimeline', () => {
  it('is a table of browsers with the first version and its date', () => {
    draw();
    const table = screen.getByRole('table', { name: 'When each browser added it' });
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

    expect(cells).toEqual([
      ...['≤\u202F111', '2023-03-07'],
      ...['18', '2024-09-16'],
      ...['no', ''],
      ...['unknown', ''],
    ]);
  });

  it('draws bars from a release to today, solid for full support and dashed for none', () => {
    const bars = [...draw().container.querySelectorAll('rect')];

    expect(bars.map((bar) => bar.getAttribute('fill'))).toEqual([
      'var(--supported)',
      'url(#paint-partial)',
      'none',
      'none',
    ]);
    expect(bars.map((bar) => bar.getAttribute('stroke-dasharray'))).toEqual([
      null,
      null,
      '3 3',
      '3 3',
    ]);
    expect(Number.parseFloat(bars[1]?.getAttribute('x') ?? '')).toBeGreaterThan(
      Number.parseFloat(bars[0]?.getAttribute('x') ?? ''),
    );
  });

  it('is accessible', async () => {
    expect(await axeViolations(draw().container)).toEqual([]);
  });
});
