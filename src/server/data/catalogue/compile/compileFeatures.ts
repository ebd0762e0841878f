// Converts web-features entries to feature records and redirects, in code-unit order of slugs.

import type {
  CaniuseRecord,
  FeatureRecord,
  RedirectRecord,
} from '@/server/data/catalogue/artefactTables';
import type { CompiledSpecifications } from './compileSpecifications';
import { inlineHtml } from './inlineHtml';
import { readStated, readSupport } from './readStatus';
import type { WebFeature, WebFeatures } from './WebFeatures';

interface Surroundings {
  readonly keyByPath: ReadonlyMap<string, number>;
  readonly specs: CompiledSpecifications;
  /** By caniuse's id. */
  readonly caniuse: ReadonlyMap<string, CaniuseRecord>;
}

interface Compiled {
  readonly features: readonly FeatureRecord[];
  readonly redirects: readonly RedirectRecord[];
}

export function compileFeatures(data: WebFeatures, surroundings: Surroundings): Compiled {
  const entries = Object.entries(data.features).sort(([a], [b]) => (a < b ? -1 : 1));

  return {
    features: entries.flatMap(([slug, entry]) =>
      entry.kind === 'feature' ? [featureRecord(slug, entry, data, surroundings)] : [],
    ),
    redirects: entries.flatMap(([slug, entry]): RedirectRecord[] => {
      if (entry.kind === 'moved')
        return [{ kind: 'moved', slug, targets: [entry.redirect_target] }];
      return entry.kind === 'split'
        ? [{ kind: 'split', slug, targets: entry.redirect_targets }]
        : [];
    }),
  };
}

function featureRecord(
  slug: string,
  entry: WebFeature,
  { browsers }: WebFeatures,
  { keyByPath, specs, caniuse }: Surroundings,
): FeatureRecord {
  const paths: readonly string[] = entry.compat_features ?? [];
  const { status, caniuse: caniuseIds = [] } = entry;

  return {
    slug,
    name: entry.name,
    description: entry.description,
    descriptionHtml:
      entry.description_html === undefined ? undefined : inlineHtml(entry.description_html),
    published: readStated(status),
    support: readSupport(status, Object.keys(browsers)),
    keys: paths
      .map((path) => keyByPath.get(path))
      .filter((key) => key !== undefined)
      .sort((a, b) => a - b),
    groups: entry.group ?? [],
    snapshots: entry.snapshot ?? [],
    specifications: (entry.spec ?? []).map((url) => specs.linkTo(url)),
    caniuseIds,
    caniuse: caniuseIds.length === 1 ? caniuse.get(caniuseIds[0]) : undefined,
    discouraged: entry.discouraged && discouragedRecord(entry.discouraged),
  };
}

function discouragedRecord(
  discouraged: NonNullable<WebFeature['discouraged']>,
): NonNullable<FeatureRecord['discouraged']> {
  return {
    reasonHtml: inlineHtml(discouraged.reason_html),
    sourceUrls: discouraged.according_to,
    removalOn: discouraged.removal_date,
    alternatives: discouraged.alternatives ?? [],
  };
}
