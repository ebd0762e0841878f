/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useFallbacks } from '@/client/screens/ScanScreen/useFallbacks';
import { useScanReport } from '@/client/screens/ScanScreen/useScanReport';

const mockPreferences = jest.fn(() => ({ audience: 'world', linePercent: 95 }));
jest.mock('@/relay/route/RouteRoot', () => ({ usePreferences: () => mockPreferences() }));
jest.mock('@/relay/hooks', () => ({ graphql: () => ({}), useRelayEnvironment: () => undefined }));

/** Settle the newest request. */
let mockResolve: (answer: unknown) => void;
let mockReject: (cause: Error) => void;
jest.mock('@/relay/network/fetchUnstored', () => ({
  fetchUnstored: () =>
    new Promise((resolve, reject) => {
      mockResolve = resolve;
      mockReject = reject;
    }),
}));
const answer = (scanReport: unknown) => act(() => Promise.resolve(mockResolve({ scanReport })));
const fail = () => act(() => Promise.resolve(mockReject(new Error('Offline.'))));

describe('a scan’s result, when the reader chooses another audience or line', () => {
  beforeEach(() => mockPreferences.mockReturnValue({ audience: 'world', linePercent: 95 }));

  it.each([
    { audience: 'JP', linePercent: 95 },
    { audience: 'world', linePercent: 90 },
  ])('shows no report until the one for %j is there', async (next) => {
    const uses = [{ key: 'css.selectors.has', count: 1, isGuarded: false }] as never;
    const { result, rerender } = renderHook(() => useScanReport(uses));
    await answer('of the world');
    expect(result.current.report).toBe('of the world');

    mockPreferences.mockReturnValue(next);
    rerender();
    expect(result.current).toMatchObject({ report: undefined, hasFailed: false });
    await fail();
    expect(result.current).toMatchObject({ report: undefined, hasFailed: true });
    act(() => result.current.retry());
    await answer('of the next');
    expect(result.current).toMatchObject({ report: 'of the next', hasFailed: false });
  });

  it('shows no fallback that can go until the answer for that audience is there', async () => {
    const groups = [{ id: 'a', keys: ['css.selectors.has'] }] as never;
    const find = () => Promise.resolve(groups);
    const report = (supportedShare: number) => ({
      features: [{ keys: [{ path: 'css.selectors.has', coverage: { supportedShare } }] }],
    });
    const { result, rerender } = renderHook(() => useFallbacks(find));
    await act(() => Promise.resolve());
    await answer(report(0.9));
    expect(result.current.served).toMatchObject([{ share: 0.9 }]);

    mockPreferences.mockReturnValue({ audience: 'JP', linePercent: 95 });
    rerender();
    expect(result.current).toMatchObject({ served: undefined, hasFailed: false });
    await fail();
    expect(result.current).toMatchObject({ served: undefined, hasFailed: true });
    act(() => result.current.retry());
    await answer(report(0.8));
    expect(result.current.served).toMatchObject([{ share: 0.8 }]);
  });
});

describe('useFallbacks', () => {
  it('looks for fallbacks again after that failed', async () => {
    const find = jest.fn().mockRejectedValueOnce(new Error('Offline.')).mockResolvedValue([]);
    const { result } = renderHook(() => useFallbacks(find));
    await act(() => Promise.resolve());
    expect(result.current).toMatchObject({ groups: undefined, hasFailed: true });
    act(() => result.current.retry());
    await act(() => Promise.resolve());

    expect(result.current).toMatchObject({ groups: [], hasFailed: false });
  });
});
