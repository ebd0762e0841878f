import { perProcess } from '@/server/platform/memory/perProcess';

describe('perProcess', () => {
  it('makes a value once', () => {
    const make = jest.fn(() => new Set<string>());

    expect(perProcess('aSet', make)).toBe(perProcess('aSet', make));
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('gives every copy of a module the same value', async () => {
    const first = perProcess('aMap', () => new Map<string, string>());
    jest.resetModules();
    const again = await import('@/server/platform/memory/perProcess');

    expect(again.perProcess).not.toBe(perProcess);
    expect(again.perProcess('aMap', () => new Map())).toBe(first);
  });
});
