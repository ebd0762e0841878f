import { RequestError } from './RequestError';

/** A request ahead of a click, which becomes one like any other once the reader follows the link. */
export interface Guess {
  isTaken: boolean;
}

/** Where Relay passes it on to the network. */
export const GUESS = 'guess';

/** The server has other things to do, or the client asked too often; 204 is how it says so quietly. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && [204, 429, 503].includes(error.details.status ?? 0);
