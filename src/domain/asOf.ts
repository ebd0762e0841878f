/** In an address: answer from this data version instead of the one that is served. */
export const AS_OF_PARAMETER = 'as-of';

/**
 * Marks a request, inside the server alone, whose page is of an earlier data version: it is a record
 * to read, which takes nothing further from the server.
 */
export const AS_OF_HEADER = 'x-plimsoll-as-of';
