/**
 * A status as of the day it was published or computed; call `getBaseline` for today's. Dates are ISO
 * days.
 */
export interface StatedBaseline {
  readonly level: 'high' | 'low' | false;
  readonly lowDate?: string;
  readonly isLowDateUpperBound: boolean;
}

/** The status that web-features publishes, where another one holds now. */
export interface PublishedStatus<Support> {
  readonly stated: StatedBaseline;
  /** Core browsers that support it, in `coreBrowsers` order. */
  readonly support: readonly Support[];
}
