import type { ArgBuilder } from './builder';

/** How many near matches are given. */
export const NEAR_MATCHES = { byDefault: 5, max: 20 };

export const nearMatchesArg = (arg: ArgBuilder) =>
  arg.int({
    description: `How many at most, 1 to ${NEAR_MATCHES.max}. Default: ${NEAR_MATCHES.byDefault}.`,
  });
