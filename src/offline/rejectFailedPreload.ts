/** A request as a worker meets it; browsers without preloads have no such promise. */
export interface PreloadedEvent {
  readonly preloadResponse?: Promise<Response | undefined>;
}

/**
 * Makes a failed navigation preload reject, as the standard says. Firefox resolves it with an error
 * response, which Workbox takes for an answer: the browser's own error page would be shown in place
 * of the copy that is kept.
 */
export function rejectFailedPreload(event: PreloadedEvent): void {
  const preloadResponse = Promise.resolve(event.preloadResponse).then((response) => {
    if (response?.type === 'error') throw new TypeError('The page could not be preloaded.');
    return response;
  });
  // Nothing asks for the preload of a request that no route answers.
  preloadResponse.catch(() => undefined);
  Object.defineProperty(event, 'preloadResponse', { value: preloadResponse });
}
