/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TimeText } from '@/client/ui/TimeText';

describe('TimeText', () => {
  it('shows a written-out date in ISO form on hover', () => {
    render(<TimeText date="2025-08-14" style="month" />);

    expect(screen.getByText('August 2025')).toHaveAttribute('title', '2025-08-14');
    expect(screen.getByText('August 2025')).toHaveAttribute('datetime', '2025-08-14');
  });
});
