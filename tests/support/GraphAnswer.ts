// The shapes tests read answers in. A test sees only the fields it selected; the rest is declared
// here all the same, so that one type serves.

export interface BaselineAnswer {
  readonly status: string;
  readonly newlyOn: string | null;
  readonly widelyOn: string | null;
}

export interface ConnectionAnswer<Node> {
  readonly totalCount: number;
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly queryProblem: {
    readonly message: string;
    readonly start: number;
    readonly end: number;
    readonly suggestion: string | null;
  } | null;
}

export interface ShareAnswer {
  readonly browser: { readonly slug: string };
  readonly share: number;
}

export interface CoverageAnswer {
  readonly audience: { readonly key: string };
  readonly supportedShare: number;
  readonly partialShare: number;
  readonly partialImplementationShare: number;
  readonly prefixedShare: number;
  readonly renamedShare: number;
  readonly unsupportedShare: number;
  readonly unknownShare: number;
  readonly verdict: { readonly share: number };
  readonly blockerCount: number;
  readonly blockers: readonly { readonly share: number }[];
  readonly blockerRanges: readonly { readonly share: number }[];
  readonly shortBrowsers: readonly ShareAnswer[];
}

export interface FirstSupportAnswer {
  readonly browser: { readonly slug: string };
  readonly class: string;
  readonly version: string | null;
  readonly release: { readonly releasedOn: string | null } | null;
}

export interface FeatureAnswer {
  readonly slug: string;
  readonly name: string;
  readonly baseline: BaselineAnswer;
  readonly polyfill: {
    readonly package: string;
    readonly condition: string;
    readonly loader: string;
    readonly bytes: { readonly minified: number; readonly gzip: number; readonly brotli: number };
    readonly neededShare: number;
  };
  readonly buildTransform: { readonly package: string } | null;
  readonly support: readonly FirstSupportAnswer[];
  readonly supportByBrowser: readonly FirstSupportAnswer[];
  readonly compatKeys: ConnectionAnswer<CompatKeyAnswer>;
  readonly mdnUrls: readonly string[];
  readonly groups: readonly { readonly path: string }[];
  readonly specifications: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
  }[];
  readonly coverage: CoverageAnswer;
}

export interface CompatKeyAnswer {
  readonly path: string;
  readonly childCount: number;
  readonly descendantCount: number;
  readonly children: readonly CompatKeyAnswer[];
  readonly baseline: BaselineAnswer | null;
  readonly differsFromFeature: boolean;
  readonly feature: FeatureAnswer;
  readonly specifications: FeatureAnswer['specifications'];
  readonly support: readonly {
    readonly browser: { readonly slug: string };
    readonly class: string;
    readonly label: string;
    readonly details: readonly { readonly prefix: string | null }[];
  }[];
  readonly coverage: CoverageAnswer;
}

export interface ReleaseAnswer {
  readonly version: string;
  readonly status: string;
  readonly previous: ReleaseAnswer | null;
  readonly next: ReleaseAnswer | null;
  readonly share: number;
  readonly newFeatureCount: number;
  readonly newFeatures: ConnectionAnswer<FeatureAnswer>;
  readonly newCompatKeys: ConnectionAnswer<CompatKeyAnswer>;
}

export interface BrowserAnswer {
  readonly slug: string;
  readonly isCore: boolean;
  readonly releaseCount: number;
  readonly currentRelease: ReleaseAnswer;
  readonly releases: readonly ReleaseAnswer[];
  readonly share: number;
}

export interface GroupAnswer {
  readonly path: string;
  readonly featureCountAtLine: number;
  readonly featureCount: number;
  readonly features: ConnectionAnswer<FeatureAnswer>;
}

export interface BaselineYearAnswer {
  readonly year: number;
  readonly newlyCount: number;
  readonly widelyCount: number;
  readonly months: readonly {
    readonly month: string;
    readonly newly: readonly FeatureAnswer[];
    readonly widely: readonly FeatureAnswer[];
  }[];
}

/** The root of an answer. */
export interface GraphAnswer {
  readonly node: { readonly __typename: string; readonly id: string } | null;
  readonly nodes: readonly ({ readonly id: string } | null)[];
  readonly feature: FeatureAnswer;
  readonly features: ConnectionAnswer<FeatureAnswer>;
  readonly featureNearMatches: readonly FeatureAnswer[];
  readonly featuresNearLine: {
    readonly above: readonly FeatureAnswer[];
    readonly below: readonly FeatureAnswer[];
  };
  readonly compatKey: CompatKeyAnswer;
  readonly compatKeys: ConnectionAnswer<CompatKeyAnswer>;
  readonly compatKeyNearMatches: readonly CompatKeyAnswer[];
  readonly browser: BrowserAnswer;
  readonly browsers: readonly BrowserAnswer[];
  readonly browserNearMatches: readonly BrowserAnswer[];
  readonly release: ReleaseAnswer;
  readonly group: GroupAnswer;
  readonly groups: readonly GroupAnswer[];
  readonly groupNearMatches: readonly GroupAnswer[];
  readonly audience: {
    readonly name: string;
    readonly kind: string;
    readonly trackedShare: number;
    readonly releaseCount: number;
    readonly browsers: readonly ShareAnswer[];
  };
  readonly audiencePresets: readonly {
    readonly key: string;
    readonly name: string;
    readonly kind: string;
  }[];
  readonly baselineYears: readonly BaselineYearAnswer[];
  readonly baselineYear: BaselineYearAnswer;
  readonly baselineNow: { readonly newlyThisMonth: readonly FeatureAnswer[] | null };
  readonly catalogue: {
    readonly asOf: string;
    readonly packages: readonly { readonly name: string }[];
    readonly compatKeyCount: number;
    readonly releaseCount: number;
  };
}
