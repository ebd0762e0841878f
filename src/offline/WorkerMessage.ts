/**
 * What a page tells the worker: keep the page at an address, or which build the page is of (the
 * answer is whether the worker is of the same).
 */
export type WorkerMessage =
  | { readonly type: 'KEEP'; readonly address: string }
  | { readonly type: 'MEET'; readonly buildId: string };
