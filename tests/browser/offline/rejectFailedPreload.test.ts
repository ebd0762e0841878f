import { rejectFailedPreload } from '@/browser/offline/rejectFailedPreload';

/** The event that the worker’s routes get after it was handled. */
function preloaded(preloadResponse: Promise<Response | undefined> | undefined) {
  const event = { preloadResponse };
  rejectFailedPreload(event);
  return event.preloadResponse;
}

describe('rejectFailedPreload', () => {
  it('rejects a preload that failed in Firefox', async () => {
    await expect(preloaded(Promise.resolve(Response.error()))).rejects.toThrow(
      'The page could not be preloaded.',
    );
  });

  it('leaves successful and missing preloads unchanged', async () => {
    const page = new Response('<h1>Subgrid</h1>');
    await expect(preloaded(Promise.resolve(page))).resolves.toBe(page);
    await expect(preloaded(undefined)).resolves.toBeUndefined();
  });
});
