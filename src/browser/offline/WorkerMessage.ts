/**
 * Messages from a page to the worker. KEEP: save the page at an address. KEEP_FILES: save what a
 * page loads late and its HTML doesn't name. CLEAR: save nothing of what was read before; the worker
 * replies. MEET: the page's build; the worker replies whether it is from the same build.
 */
export type WorkerMessage =
  | KeepMessage
  | { readonly type: 'KEEP_FILES'; readonly paths: readonly string[] }
  | { readonly type: 'CLEAR' }
  | { readonly type: 'MEET'; readonly buildId: string };

export interface KeepMessage {
  readonly type: 'KEEP';
  readonly address: string;
  /** When the reader came to the page, in Unix milliseconds. */
  readonly readAt: number;
}
