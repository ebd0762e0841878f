/** Begins a comment that accepts a use. */
export const ACCEPT_MARK = 'plimsoll-ignore-next-line';
