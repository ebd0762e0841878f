import { loadOnce } from '@/domain/loadOnce';

describe('loadOnce', () => {
  it('loads at the first call, and once', async () => {
    let count = 0;
    const counter = loadOnce(() => Promise.resolve((count += 1)));
    expect(counter.started()).toBeUndefined();

    expect(await Promise.all([counter.load(), counter.load(), counter.started()])).toEqual([
      1, 1, 1,
    ]);
  });

  it('loads again after a failure', async () => {
    let isOnline = false;
    const chunk = loadOnce(() =>
      isOnline ? Promise.resolve('code') : Promise.reject(new Error('Offline.')),
    );
    await expect(chunk.load()).rejects.toThrow('Offline.');
    expect(chunk.started()).toBeUndefined();
    isOnline = true;

    expect(await chunk.load()).toBe('code');
  });
});
