// A scan sends a server keys and counts, never code.
import type { ScanKeyUse } from '@/server/model/scan/ScanKeyUse';
import type { KeyShares, ScanFacts } from './Answers';
import type { GraphqlRequest } from './graphqlRequest';

const QUERY = `query PlimsollScan($uses: [ScanUseInput!]!, $audience: String!, $line: Float!) {
  catalogue { packages { name version } }
  audience(key: $audience) { key name trackedShare }
  scanReport(uses: $uses, audience: $audience, linePercent: $line) {
    runsShare
    wholeShare
    unknownShare
    features { feature { slug } keys { path coverage(audience: $audience) { supportedShare partialImplementationShare unknownShare } } isGuarded lostShare gainedShare }
    cheapestRemovals { features { slug } keys { path } runsShare }
    unknownKeys
  }
}`;

interface Key {
  readonly path: string;
  readonly coverage: KeyShares;
}

interface ReportData {
  readonly catalogue: {
    readonly packages: readonly { readonly name: string; readonly version: string }[];
  };
  readonly audience: ScanFacts['audience'];
  readonly scanReport: {
    readonly runsShare: number;
    readonly wholeShare: number;
    readonly unknownShare: number;
    readonly features: readonly {
      readonly feature: { readonly slug: string } | null;
      readonly keys: readonly Key[];
      readonly isGuarded: boolean;
      readonly lostShare: number;
      readonly gainedShare: number;
    }[];
    readonly cheapestRemovals: readonly {
      readonly features: readonly { readonly slug: string }[];
      readonly keys: readonly { readonly path: string }[];
      readonly runsShare: number;
    }[];
    readonly unknownKeys: readonly string[];
  };
}

export const serverReport = {
  request(
    uses: readonly ScanKeyUse[],
    { audience, line }: { readonly audience: string; readonly line: number },
  ): GraphqlRequest {
    const inputs = uses.map(({ consequence, ...use }) => ({
      ...use,
      consequence: consequence.toUpperCase().replaceAll('-', '_'),
    }));
    return { query: QUERY, variables: { uses: inputs, audience, line } };
  },
  read: toFacts,
};

function toFacts({ catalogue, audience, scanReport }: ReportData): ScanFacts {
  const { features, cheapestRemovals, ...report } = scanReport;
  return {
    ...report,
    audience,
    data: catalogue.packages.map(({ name, version }) => `${name} ${version}`),
    features: features.map(({ feature, keys, ...row }) => ({
      ...row,
      feature: feature?.slug ?? null,
      keys: keys.map(({ path }) => path),
    })),
    cheapestRemovals: cheapestRemovals.map(({ features: removed, keys, runsShare }) => ({
      features: removed.map(({ slug }) => slug),
      keys: keys.map(({ path }) => path),
      runsShare,
    })),
    keyShares: new Map(
      features.flatMap(({ keys }) => keys.map(({ path, coverage }) => [path, coverage] as const)),
    ),
  };
}
