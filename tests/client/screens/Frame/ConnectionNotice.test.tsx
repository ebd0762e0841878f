/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ConnectionNotice } from '@/client/screens/Frame/ConnectionNotice';
import { connection } from '@/relay/network/connection';
import { RequestError } from '@/relay/network/RequestError';
import { withRetries } from '@/relay/network/retry';

let mockIsServerUp = true;
jest.mock('@/browser/offline/isServerReachable', () => ({
  isServerReachable: () => Promise.resolve(mockIsServerUp),
}));
let mockPathname = '/features/[slug]';
jest.mock('next/router', () => ({
  useRouter: () => ({ asPath: '/features/has', pathname: mockPathname }),
}));

describe('ConnectionNotice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    // The tab's own connection is one for all tests.
    mockIsServerUp = true;
    await pass(10_000);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  function fail() {
    const abort = new AbortController();
    const attempt = jest.fn(() =>
      Promise.reject(new RequestError('network', 'The server could not be reached.')),
    );
    withRetries(attempt, { signal: abort.signal, connection, random: () => 1 }).catch(
      () => undefined,
    );
    return { attempt, abort };
  }

  it('is part of the page without a copy before any script, so that nothing moves', () => {
    mockPathname = '/offline';
    const html = renderToString(<ConnectionNotice />);
    mockPathname = '/features/[slug]';

    expect(html).toContain('Can’t reach the server. Pages you have read stay available.');
  });

  it('says nothing while all is well or after a first failure', async () => {
    render(<ConnectionNotice />);
    const { abort } = fail();
    await pass(599);

    expect(screen.queryByRole('status')).toBeNull();
    await act(async () => {
      abort.abort();
      await Promise.resolve();
    });
  });

  it('says that the server can’t be reached, counts down, and retries on demand', async () => {
    render(<ConnectionNotice />);
    const { attempt } = fail();
    await pass(600);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Can’t reach the server. Retrying in 2 s.',
    );
    await pass(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('in 1 s.');

    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await pass(0);
    expect(attempt).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says nothing while the server answers, even if the device is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ConnectionNotice />);
    await pass(10_000);

    expect(screen.queryByRole('status')).toBeNull();
  });

  it.each([
    [false, 'You’re offline. Pages you have read stay available.'],
    [true, 'Can’t reach the server. Pages you have read stay available.'],
  ])(
    'says that the server is away, in different words if the browser is online: %s',
    async (isOnline, words) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      mockIsServerUp = false;
      render(<ConnectionNotice />);
      act(() => void window.dispatchEvent(new Event('offline')));
      await pass(0);
      expect(screen.getByRole('status')).toHaveTextContent(words);

      mockIsServerUp = true;
      await pass(5_000);
      expect(screen.queryByRole('status')).toBeNull();
    },
  );

  it('says that missing parts load as soon as the server answers', async () => {
    render(<ConnectionNotice />);
    mockIsServerUp = false;
    const { abort } = fail();
    await pass(10_000);

    expect(screen.getByRole('status')).toHaveTextContent(
      'Can’t reach the server. What’s missing here loads as soon as the server answers.',
    );
    abort.abort();
  });

  it('shows the age of a saved copy, with and without the server', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'read-at';
    meta.content = String(Date.now() - 3 * 3_600_000);
    mockIsServerUp = false;
    render(<ConnectionNotice />);
    await pass(0);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Can’t reach the server. This copy was saved 3 hours ago.',
    );

    mockIsServerUp = true;
    await pass(5_000);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The server answers again. This copy was saved 3 hours ago.',
    );
    meta.remove();
  });
});
