/** A fetch event. Browsers without navigation preload lack the promise. */
export interface PreloadedEvent {
  readonly preloadResponse?: Promise<Response | undefined>;
}

/**
 * Makes a failed navigation preload reject, as the spec requires. Firefox resolves it with an error
 * response, which Workbox takes for an answer: the reader would see the browser's error page
 * instead of the saved copy.
 */
export function rejectFailedPreload(event: PreloadedEvent): void {
  const preloadResponse = Promise.resolve(event.preloadResponse).then((response) => {
    if (response?.type === 'error') throw new TypeError('The page could not be preloaded.');
    return response;
  });
  // Nothing awaits the preload of a request that no route handles.
  preloadResponse.catch(() => undefined);
  Object.defineProperty(event, 'preloadResponse', { value: preloadResponse });
}
