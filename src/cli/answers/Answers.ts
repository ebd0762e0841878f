import type { ScanKeyUse } from '@/server/model/scan/ScanKeyUse';

export interface Shares {
  readonly runsShare: number;
  readonly wholeShare: number;
}

/** One row of a scan's findings: a feature, or a key without one. */
export interface ReportRow {
  /** A web-features id, null for a key without one. */
  readonly feature: string | null;
  readonly keys: readonly string[];
  /** Guarded uses of a feature are a row of their own. */
  readonly isGuarded: boolean;
  readonly lostShare: number;
  readonly gainedShare: number;
}

export interface ScanFacts extends Shares {
  /** Neither known to run the code nor known to break: unknown releases, and keys that nobody has tested there. */
  readonly unknownShare: number;
  readonly audience: Pick<AudienceFacts, 'key' | 'name' | 'trackedShare'>;
  readonly data: readonly string[];
  readonly features: readonly ReportRow[];
  readonly cheapestRemovals: readonly {
    readonly features: readonly string[];
    readonly keys: readonly string[];
    readonly runsShare: number;
  }[];
  readonly unknownKeys: readonly string[];
  readonly keyShares: ReadonlyMap<string, KeyShares>;
}

/** Shares of the audience, 0–1. */
export interface KeyShares {
  /** In full. */
  readonly supportedShare: number;
  /** In part: code that needs the key runs, and may look worse. */
  readonly partialImplementationShare: number;
  readonly unknownShare: number;
}

export interface AudienceFacts {
  readonly key: string;
  readonly name: string;
  /** Where its numbers come from. */
  readonly sourceNote: string;
  /** The share whose release is known, 0–1; the rest counts as unknown. */
  readonly trackedShare: number;
  /** Heaviest first. */
  readonly browsers: readonly { readonly name: string; readonly share: number }[];
}

export interface KeyFact {
  readonly key: string;
  /** A web-features id. */
  readonly feature: string | undefined;
  readonly shares: KeyShares;
}

/** The source of answers, the packaged data or a server, under the same addresses. */
export interface Answers {
  /** Every key with data. Undefined for a server, since that would be a request of megabytes. */
  readonly allKeys?: (audience: string) => Promise<readonly KeyFact[]>;
  /**
   * The body of a shared answer, such as `/policy.json?line=95`.
   * @throws CliProblem with the reason if there is no answer
   */
  get(address: string): Promise<string>;
  /** @throws CliProblem if the audience does not exist */
  audience(key: string): Promise<AudienceFacts>;
  /** The path of the JSON about an id, a key or a snippet such as `:has()`. */
  findPath(subject: string): Promise<string>;
  report(
    uses: readonly ScanKeyUse[],
    terms: { readonly audience: string; readonly line: number },
  ): Promise<ScanFacts>;
}
