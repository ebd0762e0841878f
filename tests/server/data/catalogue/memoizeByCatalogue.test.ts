import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';

const [first, second] = [{ version: 'same' } as Catalogue, { version: 'same' } as Catalogue];

afterEach(() => jest.restoreAllMocks());

describe('memoizeByCatalogue', () => {
  it('computes once per catalogue, even for two of the same version', () => {
    const get = memoizeByCatalogue('once', () => ({}));

    expect(get(first)).toBe(get(first));
    expect(get(second)).not.toBe(get(first));
  });

  it('shares the cache among all copies of a module', () => {
    const made = memoizeByCatalogue('copies', () => ({ by: 'one' }))(first);

    expect(memoizeByCatalogue('copies', () => ({ by: 'another' }))(first)).toBe(made);
  });

  it('clears the cache in development when a module is edited', () => {
    jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
    const before = memoizeByCatalogue('edited', () => ({ by: 'before' }));
    before(first);
    const after = memoizeByCatalogue('edited', () => ({ by: 'after' }));

    expect(after(first)).toEqual({ by: 'after' });
    expect(before(first)).toBe(after(first));
  });
});
