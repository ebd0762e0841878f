/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { keepStack, useStack } from '@/browser/device/stack';

const KEY = 'plimsoll:stack';

describe('stack', () => {
  beforeEach(() => act(() => keepStack([])));

  it('is stored in the browser and the same everywhere', () => {
    const here = renderHook(useStack);
    const there = renderHook(useStack);
    act(() => keepStack(['has', 'grid']));

    expect(here.result.current).toEqual(['has', 'grid']);
    expect(there.result.current).toEqual(['has', 'grid']);
    expect(localStorage.getItem(KEY)).toBe('has,grid');
  });

  it('follows changes in another tab', () => {
    const { result } = renderHook(useStack);
    act(() => {
      localStorage.setItem(KEY, 'temporal');
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });

    expect(result.current).toEqual(['temporal']);
  });

  it('holds at most fifty features', () => {
    const { result } = renderHook(useStack);
    act(() => keepStack(Array.from({ length: 60 }, (_, index) => `feature-${index}`)));

    expect(result.current).toHaveLength(50);
  });

  it('ignores stored values that can’t be slugs', () => {
    localStorage.setItem(KEY, `has,<script>,,has,../x,${'a'.repeat(200)},grid`);

    expect(renderHook(useStack).result.current).toEqual(['has', 'grid']);
  });

  it('lasts for the visit if nothing can be stored', () => {
    const { result } = renderHook(useStack);
    const refusal = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    act(() => keepStack(['has']));
    refusal.mockRestore();

    expect(result.current).toEqual(['has']);
  });
});
