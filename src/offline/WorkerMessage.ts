/**
 * Messages from a page to the worker. KEEP: save the page at an address. MEET: the page's build;
 * the worker replies whether it is from the same build.
 */
export type WorkerMessage =
  | { readonly type: 'KEEP'; readonly address: string }
  | { readonly type: 'MEET'; readonly buildId: string };
