/** The server sends it with a page that rendered only in part. */
export const PARTIAL_HEADER = 'x-partial';
