/**
 * The parts of an own audience; shares sum to 1. Stored in the database, so changes must stay
 * backward compatible.
 */
export interface AudienceRecipe {
  readonly parts: readonly AudiencePart[];
}

export type AudiencePart = KeyPart | CountedPart;

/** Refers to another audience and follows its updates. */
interface KeyPart {
  readonly share: number;
  readonly key: string;
}

/** Measured by the user. Shares are of this part and sum to 1. */
interface CountedPart {
  readonly share: number;
  /** By browser slug; versions as in the catalogue. */
  readonly releases: Readonly<
    Record<string, readonly (readonly [version: string, share: number])[]>
  >;
  readonly unmapped: readonly (readonly [name: string, share: number])[];
  readonly versionless?: Versionless;
  readonly value?: CountedValue;
  readonly measured?: MeasuredPart;
}

/** Counted by what visitors' browsers can do, not by what they call themselves. */
export interface MeasuredPart {
  readonly visits: number;
  /** How many processes counted, each by itself. */
  readonly processCount: number;
  /** Releases that no test tells apart, where a class has several: its first and its last. */
  readonly classes: readonly (readonly [slug: string, first: string, last: string])[];
}

/** Revenue or conversions of the visits, measured as well as the people. */
export interface CountedValue {
  /** As the user's file calls it. */
  readonly name: string;
  /** To which share it is known: one of `VALUE_STEPS`. */
  readonly step: number;
  /** As those of people, of the whole value; they sum to 1 at most, and the rest has no release. */
  readonly releases: CountedPart['releases'];
}

/**
 * Browsers counted without versions, each with every slug its name may refer to. Spread over
 * releases on every read, so these shares follow current usage data.
 */
export interface Versionless {
  /** Key of the place whose version shares are used. */
  readonly from: string;
  readonly browsers: readonly (readonly [slugs: readonly string[], share: number])[];
}
