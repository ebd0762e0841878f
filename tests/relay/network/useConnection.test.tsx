/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { RELOAD_PAUSE_MS, useMissingDocument, useRecovery } from '@/relay/network/useConnection';

describe('useMissingDocument', () => {
  const { fetch } = globalThis;
  beforeEach(() => {
    jest.useFakeTimers();
    // The server is up again by the time it is asked.
    globalThis.fetch = () => Promise.resolve({ ok: true } as Response);
  });
  afterEach(() => {
    jest.useRealTimers();
    globalThis.fetch = fetch;
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });

  function openMissingDocument(type: NavigationTimingType): jest.Mock {
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    const recover = jest.fn();
    renderHook(() => {
      useMissingDocument();
      useRecovery(recover);
    });
    return recover;
  }

  it('asks for the document again at once if the server answers', async () => {
    const recover = openMissingDocument('navigate');
    await jest.advanceTimersByTimeAsync(0);
    expect(recover).toHaveBeenCalledTimes(1);
  });

  it('pauses after a reload that did not bring it, and then asks again', async () => {
    const recover = openMissingDocument('reload');
    await jest.advanceTimersByTimeAsync(RELOAD_PAUSE_MS - 1);
    expect(recover).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(recover).toHaveBeenCalledTimes(1);
  });
});
