import type { Audience } from '@/domain/Audience';
import { getGoverningShare, type GoverningShare } from '@/domain/governingShare';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { type Baseline, getBaseline } from '@/server/data/catalogue/getBaseline';
import { type Coverage, getFeatureCoverage } from '@/server/model/coverage/coverage';
import type { RequestContext } from '@/server/model/features/RequestContext';

export type ColumnValue = string | number | boolean | readonly string[] | undefined;

/** A feature with its computed values, shared by all columns. */
export interface ExportedFeature {
  readonly feature: Feature;
  readonly baseline: Baseline;
  readonly coverage: Coverage;
  /** The number that the feature’s page leads with. */
  readonly governing: GoverningShare;
}

type FeatureColumns = Readonly<Record<string, (row: ExportedFeature) => ColumnValue>>;

/** All export columns, in order. Shares are 0–1, days ISO; undefined means no data. */
export const getFeatureColumns = ({ coreBrowsers }: Catalogue): FeatureColumns => ({
  id: ({ feature }) => feature.slug,
  name: ({ feature }) => feature.name,
  description: ({ feature }) => feature.description,
  baseline_status: ({ baseline }) => baseline.status.toLowerCase(),
  newly_on: ({ baseline }) => baseline.newlyOn,
  newly_on_is_upper_bound: ({ baseline }) => baseline.isNewlyOnUpperBound,
  widely_on: ({ baseline }) => baseline.widelyOn,
  limited_because: ({ baseline }) => baseline.limitedReason?.toLowerCase(),
  share: ({ governing }) => share(governing.share),
  reading: ({ governing }) => governing.reading.toLowerCase(),
  supported_share: ({ coverage }) => share(coverage.supportedShare),
  partial_share: ({ coverage }) => share(coverage.partialShare),
  unsupported_share: ({ coverage }) => share(coverage.unsupportedShare),
  unknown_share: ({ coverage }) => share(coverage.unknownShare),
  ...Object.fromEntries(coreBrowsers.flatMap(browserColumns)),
  groups: ({ feature }) => feature.groups.map(({ path }) => path),
  snapshots: ({ feature }) => feature.snapshots.map(({ slug }) => slug),
  specifications: ({ feature }) => feature.specifications.map(({ url }) => url),
  compat_keys: ({ feature }) => feature.keys.map(({ path }) => path),
  caniuse_ids: ({ feature }) => feature.caniuseIds,
  mdn_urls: ({ feature }) => feature.mdnUrls,
  discouraged: ({ feature }) => feature.discouraged !== undefined,
});

/** The first supporting version ("≤18" for an upper bound) and its release date. */
function browserColumns(
  browser: Browser,
): readonly (readonly [string, (row: ExportedFeature) => ColumnValue])[] {
  const first = ({ feature }: ExportedFeature) =>
    feature.support.find((support) => support.browser.slug === browser.slug);

  return [
    [
      browser.slug,
      (row) => {
        const support = first(row);
        return support && `${support.isUpperBound ? '≤' : ''}${support.version}`;
      },
    ],
    [`${browser.slug}_on`, (row) => first(row)?.release?.releasedOn],
  ];
}

export function toExportedFeature(
  { catalogue, today }: RequestContext,
  feature: Feature,
  { audience, linePercent }: { readonly audience: Audience; readonly linePercent: number },
): ExportedFeature {
  const coverage = getFeatureCoverage(catalogue, feature, audience);
  return {
    feature,
    baseline: getBaseline(feature, today),
    coverage,
    governing: getGoverningShare(coverage, linePercent),
  };
}

/** Six digits exceed the precision of the usage data and hide floating-point noise. */
function share(exact: number): number {
  return Math.round(exact * 1e6) / 1e6;
}
