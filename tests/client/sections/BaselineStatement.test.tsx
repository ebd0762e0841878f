/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { BaselineStatement } from '@/client/sections/BaselineStatement';
import type { BaselineFacts } from '@/domain/BaselineFacts';

function textOf(baseline: BaselineFacts) {
  return render(<BaselineStatement baseline={baseline} />).container.textContent;
}

describe('BaselineStatement', () => {
  it('gives the reason for limited availability', () => {
    expect(textOf({ status: 'LIMITED', limitedReason: 'ONE_BROWSER_SHORT' })).toBe(
      'Limited availability: missing in one browser',
    );
  });

  it('says since when a status holds', () => {
    expect(textOf({ status: 'WIDELY', widelyOn: '2025-08-14' })).toBe(
      'Widely available since 2025-08-14',
    );
  });
});
