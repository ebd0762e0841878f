import { StoredValue } from '@/browser/device/StoredValue';
import { MemoryStorage } from '../../support/memoryStorage';

const FORMER = 'plimsoll-numbers';

function aValue(area = new MemoryStorage()) {
  const value = new StoredValue<readonly number[]>({
    key: 'plimsoll:numbers',
    formerKey: FORMER,
    empty: [],
    parse: (text) => JSON.parse(text) as number[],
    area: () => area,
  });
  return { area, value };
}

describe('StoredValue', () => {
  it('moves an earlier version’s value to its new key, once', () => {
    const { area, value } = aValue();
    area.setItem(FORMER, '[1,2]');

    expect(value.read()).toEqual([1, 2]);
    expect([...area.items]).toEqual([['plimsoll:numbers', '[1,2]']]);
  });

  it('reads an earlier version’s value if there is no room to move it', () => {
    const { area, value } = aValue();
    area.setItem(FORMER, '[1,2]');
    jest.spyOn(area, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });

    expect(value.read()).toEqual([1, 2]);
    expect([...area.items]).toEqual([[FORMER, '[1,2]']]);
  });

  it('never restores a value that was overwritten or removed', () => {
    const { area, value } = aValue();
    area.setItem(FORMER, '[1]');
    value.write([2]);
    expect(value.read()).toEqual([2]);

    area.setItem(FORMER, '[1]');
    value.remove();
    expect(value.read()).toEqual([]);
    expect(area.items.size).toBe(0);
  });

  it('returns the same object until the stored value changes', () => {
    const { area, value } = aValue();
    value.write([1]);
    const before = value.read();

    expect(value.read()).toBe(before);
    area.setItem('plimsoll:numbers', '[3]');
    expect(value.read()).toEqual([3]);
  });
});
