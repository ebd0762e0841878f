/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

import { connection } from '@/relay/connection';
import { RequestError } from '@/relay/RequestError';
import { withRetries } from '@/relay/retry';
import { ConnectionNotice } from '@/screens/App/ConnectionNotice';

jest.mock('next/router', () => ({ useRouter: () => ({ asPath: '/features/has' }) }));

describe('ConnectionNotice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
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

  it('says nothing while all is well, and nothing of a first failure', async () => {
    render(<ConnectionNotice />);
    const { abort } = fail();
    await pass(599);

    expect(screen.queryByRole('status')).toBeNull();
    await act(async () => {
      abort.abort();
      await Promise.resolve();
    });
  });

  it('says that the server cannot be reached, counts down, and asks at once on demand', async () => {
    render(<ConnectionNotice />);
    const { attempt } = fail();
    await pass(600);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The server cannot be reached. It is asked again in 2 s.',
    );
    await pass(1_000);
    expect(screen.getByRole('status')).toHaveTextContent('in 1 s.');

    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    await pass(0);
    expect(attempt).toHaveBeenCalledTimes(3);
    await pass(60_000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says that the browser is offline, and that it is online again', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ConnectionNotice />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. What you have read on this device stays readable.',
    );
    // Moving the page when something begins to wait would lose the click that made it wait.
    expect(screen.getByRole('button', { name: 'Try now' })).toBeDisabled();

    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says how old the page is where it is a kept copy, with and without the network', () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'read-at';
    meta.content = String(Date.now() - 3 * 3_600_000);
    const { rerender } = render(<ConnectionNotice />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'The server could not be reached in time, so this page is shown as read 3 hours ago.',
    );

    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    rerender(<ConnectionNotice />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offline. This page is shown as read 3 hours ago.',
    );
    meta.remove();
  });
});
