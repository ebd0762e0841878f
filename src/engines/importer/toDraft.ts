import { PLATFORM_BROWSERS } from '@/domain/platforms.data';
import type { ImportSummary } from './ImportMessage';

/**
 * The data sent when an import is saved: only shares, no counts, since those would reveal how many
 * visitors a site has.
 */
export interface CountedDraft {
  readonly weight: number;
  readonly browsers: readonly {
    readonly slug: string;
    readonly versions: readonly string[];
    readonly weights: readonly number[];
    /** The value of each version, also as shares. */
    readonly values?: readonly number[];
  }[];
  readonly unmapped: readonly { readonly name: string; readonly weight: number }[];
  readonly versionless?: readonly {
    readonly browsers: readonly string[];
    readonly weight: number;
  }[];
  readonly versionsFrom?: string;
  readonly value?: {
    readonly name: string;
    /** To which share it is known. */
    readonly step: number;
    /** The value of visits without a release, in the unit of `values`. */
    readonly unknownWeight: number;
  };
}

/** Names beyond it, which are the lightest, are merged; the server takes more than these. */
const MAX_UNMAPPED = 200;

/**
 * @param place the key of the place that fills in missing versions; if undefined, they are unknown
 */
export function toDraft(
  {
    releases,
    versionless,
    unknowns,
    total,
    value,
  }: Pick<ImportSummary, 'releases' | 'versionless' | 'unknowns' | 'total' | 'value'>,
  place?: string,
): CountedDraft {
  const toShare = (count: number): number => Number((count / total).toPrecision(6));
  const worth = value?.step === undefined ? undefined : toWorth(value);
  const slugs = [...new Set(releases.map(({ slug }) => slug))];
  return {
    weight: 1,
    browsers: slugs.map((slug) => {
      const own = releases.filter((release) => release.slug === slug);
      return {
        slug,
        versions: own.map(({ version }) => version),
        weights: own.map(({ count }) => toShare(count)),
        ...(worth && { values: own.map(({ version }) => worth.shareOf(slug, version)) }),
      };
    }),
    unmapped: sumByName(place === undefined ? [...unknowns, ...versionless] : unknowns).map(
      ([name, count]) => ({ name, weight: toShare(count) }),
    ),
    ...(place !== undefined &&
      versionless.length > 0 && {
        versionless: groupBySlugs(versionless).map(([browsers, count]) => ({
          browsers,
          weight: toShare(count),
        })),
        versionsFrom: place,
      }),
    ...(worth && { value: worth.value }),
  };
}

/** A header longer than the server takes. */
const MAX_VALUE_NAME = 60;

/** Only shares leave the browser here, too, and none more exact than the file. */
function toWorth({ name, total, step = 1, releases }: NonNullable<ImportSummary['value']>) {
  const shares = new Map(
    releases.map(({ slug, version, value }) => [
      `${slug} ${version}`,
      Number((value / total).toPrecision(6)),
    ]),
  );
  const known = [...shares.values()].reduce((sum, share) => sum + share, 0);
  return {
    shareOf: (slug: string, version: string) => shares.get(`${slug} ${version}`) ?? 0,
    value: { name: name.slice(0, MAX_VALUE_NAME), step, unknownWeight: Math.max(0, 1 - known) },
  };
}

function sumByName(
  unknowns: readonly { readonly name: string; readonly count: number }[],
): readonly (readonly [name: string, count: number])[] {
  const byName = new Map<string, number>();
  for (const { name, count } of unknowns) byName.set(name, (byName.get(name) ?? 0) + count);
  const named = [...byName].sort(([, a], [, b]) => b - a);
  const rest = named.slice(MAX_UNMAPPED).reduce((sum, [, count]) => sum + count, 0);
  return [
    ...named.slice(0, MAX_UNMAPPED),
    ...(rest > 0 ? [['Other unknown browsers', rest] as const] : []),
  ];
}

function groupBySlugs(
  versionless: ImportSummary['versionless'],
): readonly (readonly [slugs: readonly string[], count: number])[] {
  const groups = new Map<string, { readonly slugs: readonly string[]; count: number }>();
  for (const { platform, slugs, count } of versionless)
    for (const [group, share] of platform ? PLATFORM_BROWSERS[platform] : [[slugs, 1] as const]) {
      const known = groups.get(group.join());
      if (known) known.count += count * share;
      else groups.set(group.join(), { slugs: group, count: count * share });
    }
  return [...groups.values()].map(({ slugs, count }) => [slugs, count]);
}
