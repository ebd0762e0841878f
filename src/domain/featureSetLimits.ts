/** How many features a set or a reader's stack may hold. */
export const MAX_SET_SIZE = 50;

/**
 * How many names an address or a call may list, those beyond the set's size included: they are
 * named back to the reader, not dropped unseen.
 */
export const MAX_SET_NAMES = 200;
