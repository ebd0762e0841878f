// Validates a client's draft and normalizes its shares to sum to 1. Pitfall: a release missing from
// the catalogue is not an error, because the client's data may be newer; it is kept by name.
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { AudiencePart, AudienceRecipe, Versionless } from './AudienceRecipe';
import { checkValue, type DraftValue } from './checkValue';
import { parseAudienceKey } from './parseAudienceKey';

export interface AudienceDraft {
  readonly name: string;
  readonly parts: readonly DraftPart[];
}

interface DraftPart {
  readonly weight: number;
  readonly key?: string | null | undefined;
  readonly browsers?: readonly DraftBrowser[] | null | undefined;
  readonly unmapped?:
    | readonly { readonly name: string; readonly weight: number }[]
    | null
    | undefined;
  readonly versionless?: readonly DraftVersionless[] | null | undefined;
  readonly versionsFrom?: string | null | undefined;
  readonly value?: DraftValue | null | undefined;
}

interface DraftVersionless {
  readonly browsers: readonly string[];
  readonly weight: number;
}

interface DraftBrowser {
  readonly slug: string;
  readonly versions: readonly string[];
  readonly weights: readonly number[];
  readonly values?: readonly number[] | null | undefined;
}

export const AUDIENCE_LIMITS = {
  nameLength: 80,
  parts: 10,
  releases: 3_000,
  unmapped: 300,
  versionless: 300,
  slugs: 8,
  textLength: 120,
  keyLength: 600,
  /** Of the whole recipe as JSON, the parts of its parts included. */
  recipeCharacters: 200_000,
} as const;

/** Controls, and what turns the direction of the text around it. Joiners are part of some names. */
const UNSEEN = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

export function checkName(name: string): string {
  const text = name.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  if (text === '') throw refusal('An audience needs a name.');
  if (text.length > AUDIENCE_LIMITS.nameLength)
    throw refusal(
      `A name may have ${AUDIENCE_LIMITS.nameLength} characters; this one has ${text.length}.`,
    );
  return text;
}

export function checkRecipe(catalogue: Catalogue, { parts }: AudienceDraft): AudienceRecipe {
  if (parts.length === 0) throw refusal('An audience needs at least one part.');
  if (parts.length > AUDIENCE_LIMITS.parts)
    throw refusal(
      `An audience may have ${AUDIENCE_LIMITS.parts} parts; this one has ${parts.length}.`,
    );
  const total = sumWeights(
    parts.map(({ weight }) => weight),
    'the parts',
  );
  return { parts: parts.map((part) => checkPart(catalogue, part, part.weight / total)) };
}

/**
 * Parts that were audiences themselves bring their own releases with them, so the whole is measured
 * too. Throws `Refusal('AUDIENCE_DRAFT_INVALID')`.
 * @returns the recipe as JSON
 */
export function writeRecipe(recipe: AudienceRecipe): string {
  const releases = recipe.parts
    .flatMap((part) => ('releases' in part ? Object.values(part.releases) : []))
    .reduce((sum, versions) => sum + versions.length, 0);
  if (releases > AUDIENCE_LIMITS.releases)
    throw refusal(
      `An audience may name ${AUDIENCE_LIMITS.releases} releases in all its parts; this one has ${releases}. Blend fewer or smaller audiences.`,
    );
  const json = JSON.stringify(recipe);
  if (json.length > AUDIENCE_LIMITS.recipeCharacters)
    throw refusal(
      `An audience may take up ${AUDIENCE_LIMITS.recipeCharacters} characters; this one takes ${json.length}. Blend fewer or smaller audiences.`,
    );
  return json;
}

function checkPart(catalogue: Catalogue, part: DraftPart, share: number): AudiencePart {
  const { key, browsers, unmapped, versionless } = part;
  const isCounted = browsers != null || unmapped != null || versionless != null;
  if (key != null && !isCounted) {
    if (key.length > AUDIENCE_LIMITS.keyLength)
      throw refusal(
        `An audience key may have ${AUDIENCE_LIMITS.keyLength} characters; one has ${key.length}.`,
      );
    return { share, key };
  }
  if (key != null || !isCounted)
    throw refusal('A part has either a `key` or counts: `browsers`, `versionless` and `unmapped`.');
  return {
    share,
    ...checkCounts(browsers ?? [], unmapped ?? [], checkVersionless(catalogue, part)),
    ...checkValue(part),
  };
}

function checkVersionless(
  catalogue: Catalogue,
  { versionless, versionsFrom }: DraftPart,
): Versionless | undefined {
  const browsers = versionless ?? [];
  if (browsers.length === 0) return undefined;
  if (browsers.length > AUDIENCE_LIMITS.versionless)
    throw refusal(
      `A part may name ${AUDIENCE_LIMITS.versionless} browsers without versions; this one has ${browsers.length}.`,
    );
  if (versionsFrom == null)
    throw refusal('A part with `versionless` needs `versionsFrom`: a place such as `world`.');
  const { kind, key } = parseAudienceKey(catalogue, versionsFrom);
  if (kind === 'BASELINE' || kind === 'BROWSERSLIST' || kind === 'PLATFORMS')
    throw refusal('`versionsFrom` must be a place: world, continent:eu or region:DE.');
  const wrong = browsers.find(
    ({ browsers: { length } }) => length === 0 || length > AUDIENCE_LIMITS.slugs,
  );
  if (wrong)
    throw refusal(
      `A browser without versions has 1 to ${AUDIENCE_LIMITS.slugs} slugs; one has ${wrong.browsers.length}.`,
    );
  return { from: key, browsers: browsers.map(({ browsers: slugs, weight }) => [slugs, weight]) };
}

function checkCounts(
  browsers: readonly DraftBrowser[],
  unmapped: readonly { readonly name: string; readonly weight: number }[],
  versionless: Versionless | undefined,
) {
  checkSizes(browsers, unmapped, versionless);
  const total = sumWeights(
    [
      ...browsers.flatMap(({ weights }) => weights),
      ...unmapped.map(({ weight }) => weight),
      ...(versionless?.browsers.map(([, weight]) => weight) ?? []),
    ],
    'the releases',
  );
  return {
    releases: Object.fromEntries(
      browsers.map(({ slug, versions, weights }) => [
        slug,
        versions.map((version, at) => [version, weights[at]! / total] as const),
      ]),
    ),
    unmapped: unmapped.map(({ name, weight }) => [name, weight / total] as const),
    ...(versionless && {
      versionless: {
        from: versionless.from,
        browsers: versionless.browsers.map(([slugs, weight]) => [slugs, weight / total] as const),
      },
    }),
  };
}

function checkSizes(
  browsers: readonly DraftBrowser[],
  unmapped: readonly { readonly name: string }[],
  versionless: Versionless | undefined,
): void {
  const names = [
    ...browsers.flatMap(({ slug, versions }) => [slug, ...versions]),
    ...unmapped.map(({ name }) => name),
    ...(versionless?.browsers.flatMap(([slugs]) => slugs) ?? []),
  ];
  // First, since the sentences below repeat a name.
  const long = names.find((name) => name === '' || name.length > AUDIENCE_LIMITS.textLength);
  if (long !== undefined)
    throw refusal(
      `Names of browsers and versions have 1 to ${AUDIENCE_LIMITS.textLength} characters; “${long.slice(0, 40)}” has ${long.length}.`,
    );
  const slugs = browsers.map(({ slug }) => slug);
  const twice = slugs.find((slug, at) => slugs.indexOf(slug) < at);
  if (twice !== undefined)
    throw refusal(`The browser “${twice}” is listed twice. List each browser once.`);
  const uneven = browsers.find(({ versions, weights }) => versions.length !== weights.length);
  if (uneven)
    throw refusal(
      `${uneven.slug} has ${uneven.versions.length} versions but ${uneven.weights.length} weights.`,
    );
  const count = browsers.reduce((sum, { versions }) => sum + versions.length, 0);
  if (count > AUDIENCE_LIMITS.releases)
    throw refusal(`A part may name ${AUDIENCE_LIMITS.releases} releases; this one has ${count}.`);
  if (unmapped.length > AUDIENCE_LIMITS.unmapped)
    throw refusal(
      `A part may name ${AUDIENCE_LIMITS.unmapped} unknown browsers; this one has ${unmapped.length}.`,
    );
}

function sumWeights(weights: readonly number[], what: string): number {
  if (weights.some((weight) => !(weight >= 0)))
    throw refusal(`The weights of ${what} must not be negative.`);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) throw refusal(`The weights of ${what} sum to 0.`);
  return total;
}

function refusal(message: string): Refusal {
  return new Refusal('AUDIENCE_DRAFT_INVALID', message);
}
