/**
 * The platform's type that has the member whose name begins at an offset; null if the member is not
 * the platform's, undefined if nothing is known.
 */
export type FindReceiver = (start: number) => string | null | undefined;
