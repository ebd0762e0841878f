import type { Audience, AudienceValue, MeasuredVisits } from '@/domain/Audience';
import { formatList, formatPercent } from '@/domain/format';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { audienceByKey } from './audienceByKey';
import type { AudiencePart, AudienceRecipe } from './AudienceRecipe';
import { spreadVersionless } from './spreadVersionless';

interface OwnFacts {
  readonly key: string;
  readonly name: string;
  readonly createdOn: string;
  readonly endsOn: string | null;
  /** How long it stays unchanged, as the end of a sentence. */
  readonly renewal?: string;
}

type PartWeights = Pick<
  Audience,
  'weights' | 'unmapped' | 'isAndroidEstimated' | 'isFixed' | 'untold'
> & {
  /** Share of the part that was counted without versions and filled from a place. */
  readonly filledShare: number;
};

/**
 * Computes a recipe's weights today. Shares of releases missing from the catalogue go to
 * `unmapped`.
 */
export function mixAudience(
  catalogue: Catalogue,
  {
    key,
    name,
    createdOn,
    endsOn,
    renewal = `created on ${createdOn}; deleted after 90 days without use`,
  }: OwnFacts,
  { parts }: AudienceRecipe,
): Audience {
  const mixed = parts.map((part) => ({ share: part.share, of: weighPart(catalogue, part) }));
  const weights = new Float64Array(catalogue.releases.length);
  for (const { share, of } of mixed)
    of.weights.forEach((weight, unit) => (weights[unit]! += share * weight));
  const filledShare = mixed.reduce((sum, { share, of }) => sum + share * of.filledShare, 0);
  const unmapped = sumByName(
    mixed.flatMap(({ share, of }) =>
      of.unmapped.map((entry) => ({ name: entry.name, share: share * entry.share })),
    ),
  );

  return {
    key,
    name,
    kind: 'CUSTOM',
    weights,
    trackedShare: weights.reduce((sum, weight) => sum + weight, 0),
    unmapped,
    value: findValue(catalogue, parts),
    measured: findMeasured(catalogue, parts),
    isAndroidEstimated: mixed.some(({ of }) => of.isAndroidEstimated),
    isFixed: mixed.every(({ of }) => of.isFixed === true),
    untold: new Set(mixed.flatMap(({ of }) => [...(of.untold ?? [])])),
    sourceNote: `${describeSource(catalogue, parts)}${describeEstimate(catalogue, filledShare, parts)}; ${renewal}.`,
    own: { createdOn, endsOn },
  };
}

/** Undefined for a blend, because the relative value of its parts is unknown. */
function findValue(
  catalogue: Catalogue,
  parts: readonly AudiencePart[],
): AudienceValue | undefined {
  const [only] = parts;
  if (parts.length !== 1 || !only || 'key' in only || !only.value) return undefined;
  const { name, step, releases } = only.value;
  const weights = new Float64Array(catalogue.releases.length);
  for (const [slug, versions] of Object.entries(releases)) {
    const browser = catalogue.browserBySlug(slug);
    for (const [version, share] of versions) {
      const release = browser && catalogue.releaseByVersion(browser, version);
      if (release) weights[release.unit]! += share;
    }
  }
  return { name, step, weights };
}

/** Undefined for a blend, because the other parts were not measured. */
function findMeasured(
  catalogue: Catalogue,
  parts: readonly AudiencePart[],
): MeasuredVisits | undefined {
  const [only] = parts;
  if (parts.length !== 1 || !only || 'key' in only || !only.measured) return undefined;
  const { visits, processCount, classes } = only.measured;
  return {
    visits,
    counterCount: Object.keys(only.releases).length * processCount,
    classes: classes.flatMap(([slug, first, last]) => {
      const browser = catalogue.browserBySlug(slug);
      const from = browser && catalogue.releaseByVersion(browser, first);
      const to = browser && catalogue.releaseByVersion(browser, last);
      return from && to ? [[from.unit, to.unit] as const] : [];
    }),
  };
}

function weighPart(catalogue: Catalogue, part: AudiencePart): PartWeights {
  if ('key' in part) return { ...audienceByKey(catalogue, part.key), filledShare: 0 };
  const weights = new Float64Array(catalogue.releases.length);
  const unmapped = part.unmapped.map(([name, share]) => ({ name, share }));
  for (const [slug, versions] of Object.entries(part.releases)) {
    const browser = catalogue.browserBySlug(slug);
    for (const [version, share] of versions) {
      const release = browser && catalogue.releaseByVersion(browser, version);
      if (release) weights[release.unit]! += share;
      else unmapped.push({ name: `${browser?.name ?? slug} ${version}`, share });
    }
  }
  const filled =
    part.versionless &&
    spreadVersionless(
      catalogue,
      audienceByKey(catalogue, part.versionless.from),
      part.versionless.browsers,
    );
  for (const { unit, share } of filled?.spread ?? []) weights[unit]! += share;
  return {
    weights,
    unmapped: [...unmapped, ...(filled?.unmapped ?? [])],
    isAndroidEstimated: filled?.isAndroidEstimated ?? false,
    untold: new Set(filled?.untold),
    filledShare: filled?.spread.reduce((sum, { share }) => sum + share, 0) ?? 0,
  };
}

/** Distinct names. An import stays below it; a blend of blends may not. */
export const MAX_UNMAPPED = 300;

/** Heaviest first, each name once; the least of very many are one. */
function sumByName(
  entries: readonly { readonly name: string; readonly share: number }[],
): Audience['unmapped'] {
  const shares = new Map<string, number>();
  for (const { name, share } of entries) shares.set(name, (shares.get(name) ?? 0) + share);
  const sorted = [...shares]
    .map(([name, share]) => ({ name, share }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share);
  if (sorted.length <= MAX_UNMAPPED) return sorted;
  const rest = sorted.splice(MAX_UNMAPPED);
  const share = rest.reduce((sum, entry) => sum + entry.share, 0);
  return [...sorted, { name: `${rest.length} others`, share }];
}

function describeSource(catalogue: Catalogue, parts: readonly AudiencePart[]): string {
  const [only] = parts;
  if (parts.length === 1)
    return only && 'key' in only
      ? `The audience ${audienceByKey(catalogue, only.key).name}`
      : 'Imported counts';
  return formatList(
    parts.map(
      (part) =>
        `${formatPercent(part.share)} ${'key' in part ? audienceByKey(catalogue, part.key).name : 'imported counts'}`,
    ),
  );
}

/** States which share has estimated versions and from which places, since nobody measured them. */
function describeEstimate(
  catalogue: Catalogue,
  share: number,
  parts: readonly AudiencePart[],
): string {
  if (share === 0) return '';
  const keys = parts.flatMap((part) =>
    'versionless' in part && part.versionless ? [part.versionless.from] : [],
  );
  const names = [...new Set(keys)].map((key) => audienceByKey(catalogue, key).name);
  return `; browser versions of ${formatPercent(share)} are estimated from ${formatList(names)}`;
}
