/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ServiceWorkerNotice } from '@/client/screens/Frame/ServiceWorkerNotice';

let mockPath = '/features/subgrid';
jest.mock('next/router', () => ({ useRouter: () => ({ asPath: mockPath }) }));

const mockKept: string[] = [];
const mockStarted: { buildId: string; onNewBuild: () => void; isEnded: boolean }[] = [];
jest.mock('@/browser/offline/startWorker', () => ({
  keepPage: (address: string) => Promise.resolve(mockKept.push(address)),
  startWorker: (buildId: string, onNewBuild: () => void) => {
    const started = { buildId, onNewBuild, isEnded: false };
    mockStarted.push(started);
    return () => void (started.isEnded = true);
  },
}));

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('ServiceWorkerNotice', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    mockKept.length = 0;
    mockStarted.length = 0;
    mockPath = '/features/subgrid';
    Object.assign(window, { __NEXT_DATA__: { buildId: 'today' } });
  });
  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('saves a page read for 2 seconds, but not one left sooner', () => {
    const { rerender } = render(<ServiceWorkerNotice />);
    pass(1_999);
    mockPath = '/groups?page=2';
    rerender(<ServiceWorkerNotice />);
    pass(1_999);
    expect(mockKept).toEqual([]);
    pass(1);

    expect(mockKept).toEqual(['/groups?page=2']);
  });

  it('saves nothing in data-saver mode', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    render(<ServiceWorkerNotice />);
    pass(10_000);

    expect(mockKept).toEqual([]);
  });

  it('offers to reload once there is a worker from another build', () => {
    render(<ServiceWorkerNotice />);
    expect(mockStarted).toMatchObject([{ buildId: 'today' }]);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => mockStarted[0]!.onNewBuild());

    expect(screen.getByRole('status')).toHaveTextContent('A new version is ready.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });

  it('starts one worker for all pages, and stops watching it on unmount', () => {
    const { rerender, unmount } = render(<ServiceWorkerNotice />);
    mockPath = '/groups';
    rerender(<ServiceWorkerNotice />);
    expect(mockStarted).toHaveLength(1);
    unmount();

    expect(mockStarted[0]!.isEnded).toBe(true);
  });
});
