/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { AgeNotice } from '@/client/screens/Frame/AgeNotice';

let mockRestoredAt: number | undefined;
jest.mock('@/relay/route/useRestoredAt', () => ({ useRestoredAt: () => mockRestoredAt }));

describe('AgeNotice', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('says nothing if the data came from the network', async () => {
    mockRestoredAt = undefined;
    render(<AgeNotice />);
    await pass(1000);

    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows and updates the age of data from disk until the network confirms it', async () => {
    mockRestoredAt = Date.now() - 5 * 60_000;
    const { rerender } = render(<AgeNotice />);
    await pass(199);
    expect(screen.queryByRole('status')).toBeNull();
    await pass(1);
    expect(screen.getByRole('status').textContent).toBe(
      'Saved 5 minutes ago. Checking for updates.',
    );
    await pass(60_000);
    expect(screen.getByRole('status').textContent).toContain('6 minutes ago');

    mockRestoredAt = undefined;
    rerender(<AgeNotice />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
