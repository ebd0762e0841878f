/** The maximum number of features in a set or a reader's stack. */
export const MAX_SET_SIZE = 50;

/**
 * The maximum number of names in a URL or call. Names beyond the set's size are reported to the
 * reader rather than silently dropped.
 */
export const MAX_SET_NAMES = 200;
/** Features that a policy adopts, and as many that it declines: more than this nobody decided by hand. */
export const MAX_DECIDED = 300;
