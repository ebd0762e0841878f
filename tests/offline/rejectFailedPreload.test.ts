import { rejectFailedPreload } from '@/offline/rejectFailedPreload';

/** What the routes of the worker are given once it has been listened to. */
function preloaded(preloadResponse: Promise<Response | undefined> | undefined) {
  const event = { preloadResponse };
  rejectFailedPreload(event);
  return event.preloadResponse;
}

describe('rejectFailedPreload', () => {
  it('makes a page that Firefox could not preload a failure, not an answer', async () => {
    await expect(preloaded(Promise.resolve(Response.error()))).rejects.toThrow(
      'The page could not be preloaded.',
    );
  });

  it('leaves a page that came as it is, and no preload none', async () => {
    const page = new Response('<h1>Subgrid</h1>');
    await expect(preloaded(Promise.resolve(page))).resolves.toBe(page);
    await expect(preloaded(undefined)).resolves.toBeUndefined();
  });
});
