/** In an address: answer from this data version instead of the one that is served. */
export const AS_OF_PARAMETER = 'as-of';

/**
 * Marks a request, only inside the server, for a page of an earlier data version. Such a page is a
 * record to read, and requests nothing further from the server.
 */
export const AS_OF_HEADER = 'x-plimsoll-as-of';
