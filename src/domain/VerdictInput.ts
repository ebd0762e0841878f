import type { BaselineFacts } from './BaselineFacts';
import type { BaselineTarget } from './baselineTarget';
import type { CoverageShares } from './CoverageShares';
import type { PartialFacts } from './PartialFacts';

/** How a sentence names its subject: “it”, or “all of them” for a set. */
export type SubjectForm = 'it' | 'all';

interface NamedBrowser {
  readonly name: string;
}

/** A browser whose users are left out, at least in part. */
export interface ShortBrowserFacts extends NamedBrowser {
  /** True if its newest release has all of it, so that only its older ones lack something. */
  readonly newestSupports?: boolean;
}

export interface VerdictInput {
  readonly shares: CoverageShares;
  readonly linePercent: number;
  /** Absent for a compat key that belongs to no feature. */
  readonly baseline?:
    | (BaselineFacts & {
        readonly missingBrowsers?: readonly NamedBrowser[];
        /** Those of them whose newest release supports part of it. */
        readonly partialBrowsers?: readonly NamedBrowser[];
      })
    | null;
  /** Heaviest first. */
  readonly shortBrowsers: readonly ShortBrowserFacts[];
  /** Why support is partial for most of those who have it in part. */
  readonly partialReason?: PartialFacts | null | undefined;
  readonly isDiscouraged: boolean;
  /** The audience is a fixed list of releases, so its share never grows. */
  readonly isFixed?: boolean;
  /** “It” by default; a set has no name of its own. */
  readonly subject?: SubjectForm;
  /** Names the audience for readers who did not choose it; “your audience” by default. */
  readonly audienceName?: string;
  /**
   * The share that could use it if Chrome on Android were up to date; absent if nothing of it is
   * estimated.
   */
  readonly shareIfAndroidIsLatest?: number | null | undefined;
  /** Where the audience stands for a Baseline target: whether what is judged belongs to it. */
  readonly target?: BaselineTarget | undefined;
}
