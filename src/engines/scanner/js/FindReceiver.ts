/**
 * The platform's type that has the member whose name begins at an offset; null where it is none of
 * the platform's, undefined where nothing is known.
 */
export type FindReceiver = (start: number) => string | null | undefined;
