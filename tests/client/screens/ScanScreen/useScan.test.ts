/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { useScan } from '@/client/screens/ScanScreen/useScan';
import { inProcessPool as mockPool } from '../../../support/inProcessScanner';

/** Why the scanner doesn’t load; undefined where it does. */
let mockProblem: string | undefined;
jest.mock('@/engines/scanner/worker/openScanPool', () => ({
  openScanPool: () => {
    if (mockProblem !== undefined) throw new Error(mockProblem);
    return mockPool();
  },
}));

const SOURCES = [{ name: 'a.css', content: 'p:has(a) { color: red }' }];

async function failWith(problem: string) {
  mockProblem = problem;
  const { result } = renderHook(() => useScan('/table.json'));
  act(() => result.current.start(SOURCES));
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  return result;
}

describe('useScan', () => {
  it('scans once the code of the scanner loads, after it did not', async () => {
    const result = await failWith('Loading chunk 7 failed');
    expect(result.current.state).toHaveProperty('message', 'Loading chunk 7 failed. Scan again.');
    mockProblem = undefined;
    act(() => result.current.start(SOURCES));

    await waitFor(() => expect(result.current.state.status).toBe('done'));
  });

  it('forgets the link to the result before, which a reload would show again', async () => {
    window.history.replaceState(null, '', '/scan?line=90#scan=AAAA');
    await failWith('Loading chunk 7 failed');

    expect(window.location.href).toMatch(/\/scan\?line=90$/);
  });

  it('advises to scan again only where a message gives no advice', async () => {
    const result = await failWith('The scanner stopped. Reload the page and scan again.');

    expect(result.current.state).toHaveProperty(
      'message',
      'The scanner stopped. Reload the page and scan again.',
    );
  });
});
