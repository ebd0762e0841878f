import '../../support/enterWorkerWorld';
import { countKeptPages, removeKeptPages } from '@/browser/offline/allKeptPages';

async function keep(cacheName: string, ...addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const address of addresses) await cache.put(address, new Response('read'));
}

describe('allKeptPages', () => {
  it('counts and deletes pages and names from every build, but not the shell', async () => {
    await keep('plimsoll-pages-old', '/kept/world@95/features/has');
    await keep('plimsoll-pages-new', '/kept/world@95/features/has', '/kept/region:DE@95/');
    await keep('plimsoll-names-new', '/api/names');
    await keep('plimsoll-shell-new', '/offline');
    await keep('plimsoll-assets-new', '/_next/static/a.js');
    await keep('another-pages-new', '/');
    expect(await countKeptPages()).toBe(3);

    await removeKeptPages();
    expect(await countKeptPages()).toBe(0);
    expect(await caches.keys()).toEqual([
      'plimsoll-shell-new',
      'plimsoll-assets-new',
      'another-pages-new',
    ]);
  });

  it('finds nothing to count or delete if the browser blocks its caches', async () => {
    const refuse = jest
      .spyOn(caches, 'keys')
      .mockRejectedValue(new DOMException('The operation is insecure.', 'SecurityError'));

    expect(await countKeptPages()).toBe(0);
    await expect(removeKeptPages()).resolves.toBeUndefined();
    refuse.mockRestore();
  });
});
