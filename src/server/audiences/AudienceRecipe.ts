/**
 * How an own audience is mixed: shares of parts that sum to 1. It is what the database keeps, so
 * its shape may only grow.
 */
export interface AudienceRecipe {
  readonly parts: readonly AudiencePart[];
}

export type AudiencePart = KeyPart | CountedPart;

/** An audience that has a key: it moves with the data and the day as that audience does. */
interface KeyPart {
  readonly share: number;
  readonly key: string;
}

/** What somebody counted themselves. The shares are of this part and sum to 1. */
interface CountedPart {
  readonly share: number;
  /** By the browser's slug, each release by its version as the catalogue writes it. */
  readonly releases: Readonly<
    Record<string, readonly (readonly [version: string, share: number])[]>
  >;
  readonly unmapped: readonly (readonly [name: string, share: number])[];
  readonly versionless?: Versionless;
}

/**
 * Browsers counted without versions, each under the slugs its name may mean. Spread whenever the
 * audience is asked for, so that they move with the usage data as the rest of it cannot.
 */
export interface Versionless {
  /** The key of the place whose releases stand in for theirs. */
  readonly from: string;
  readonly browsers: readonly (readonly [slugs: readonly string[], share: number])[];
}
