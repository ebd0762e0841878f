// Why support is partial: the note, prefix or name that the compat data gives for the keys of a
// feature where it is partial, or the keys that are missing there. Easy to get wrong: a run of
// releases with partial support of a feature holds many keys, each with runs of its own, so reasons
// are weighed by the people they hold for, and nobody counts twice for one reason.
import type { PartialFacts } from '@/domain/PartialFacts';
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, CompatKey, Release } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import type { BlockerRange } from './blockerRanges';
import { nameMissingParts } from './missingParts';
import { namePlaces } from './namePlaces';
import { type StatementWords, statementWords } from './statementWords';
import { forEachSpan } from './supportOfSet';

export interface PartialReason {
  /** “The property has no effect”, in quotation marks, or another reason in words, without a place. */
  readonly text: string;
  readonly facts: PartialFacts;
  /** Those it holds for: a share of the whole audience, 0–1. */
  readonly share: number;
}

/** People by release, where one reason holds. */
interface Held {
  readonly releases: Map<Release, number>;
  keyCount: number;
}

/** A reason that holds for at least this part of the people with missing keys is the one to give. */
const NOTE_PREFERENCE = 0.999;

/**
 * The reasons that hold for people with partial support, the one for most of them first; none if the
 * data gives none.
 * @param keys of the feature, or the key itself
 * @param ranges of those who lack full support
 * @param max how many at most
 */
export function getPartialReasons(
  catalogue: Catalogue,
  keys: readonly CompatKey[],
  ranges: readonly BlockerRange[],
  { weights, max }: { readonly weights: Float64Array; readonly max: number },
): readonly PartialReason[] {
  const partial = ranges.filter((range) => range.class === 'PARTIAL');
  if (partial.length === 0 || keys.length === 0) return [];
  const given = new Map<string, Given>();
  const lacking: Held = { releases: new Map(), keyCount: 0 };
  for (const range of partial)
    for (const key of keys) collect(catalogue, key, range, { weights, given, lacking });
  const heaviest = [...given.values()].sort((a, b) => sum(b) - sum(a) || b.keyCount - a.keyCount);
  const [best] = heaviest;
  const notes = heaviest.slice(0, max).map((held) => givenReason(held, weights));
  if (lacking.releases.size === 0 || (best && sum(best) >= sum(lacking) * NOTE_PREFERENCE))
    return notes;
  const missing = missingReason(catalogue, keys, partial, weights);
  return missing ? [missing, ...notes].slice(0, max) : notes;
}

interface Given extends Held {
  readonly words: StatementWords;
}

interface Collected {
  readonly weights: Float64Array;
  /** By its words. */
  readonly given: Map<string, Given>;
  readonly lacking: Held;
}

/** Adds the people of one run of releases to the reasons that one key gives for them. */
function collect(
  catalogue: Catalogue,
  key: CompatKey,
  { from, to }: BlockerRange,
  { weights, given, lacking }: Collected,
): void {
  const { browser } = to;
  forEachSpan(catalogue, catalogue.keySupport, key, browser, (state, start, until) => {
    if (state === SupportState.FULL || state === SupportState.UNKNOWN) return;
    const releases = browser.releases.slice(
      Math.max(start, from.index),
      Math.min(until, to.index + 1),
    );
    const used = releases.filter(({ unit }) => weights[unit]! > 0);
    if (used.length === 0) return;
    if (state < SupportState.UNKNOWN) return hold(lacking, used, weights);
    const words = statementWords(key, used.at(-1)!, state);
    if (words === undefined) return;
    const held = given.get(words.text) ?? { releases: new Map(), keyCount: 0, words };
    given.set(words.text, held);
    hold(held, used, weights);
  });
}

function hold(held: Held, releases: readonly Release[], weights: Float64Array): void {
  held.keyCount += 1;
  for (const release of releases) held.releases.set(release, weights[release.unit]!);
}

const sum = ({ releases }: Held): number =>
  [...releases.values()].reduce((total, share) => total + share, 0);

function givenReason({ words, ...held }: Given, weights: Float64Array): PartialReason {
  const { text, ...facts } = words;
  const where = namePlaces([...held.releases.keys()], weights);
  return { text, facts: { ...facts, ...where }, share: sum(held) };
}

/** The keys that the largest run of releases with partial support lacks, and who lacks the same. */
function missingReason(
  catalogue: Catalogue,
  keys: readonly CompatKey[],
  partial: readonly BlockerRange[],
  weights: Float64Array,
): PartialReason | undefined {
  const lackedIn = partial.map((range) => ({
    range,
    missing: keys.filter((key) => !isUsable(catalogue, key, range.to)),
  }));
  const first = lackedIn.find(({ missing }) => missing.length > 0);
  if (!first) return undefined;
  const same = lackedIn.filter(({ missing }) => hasSame(missing, first.missing));
  const releases = same.flatMap(({ range: { from, to, end } }) => [
    ...to.browser.releases.slice(from.index, to.index + 1),
    ...releasesAfter(to, end, (release) =>
      first.missing.every((key) => !isUsable(catalogue, key, release)),
    ),
  ]);
  const { text, ...facts } = nameMissingParts(keys.length, first.missing);
  const where = namePlaces(releases, weights, { max: MAX_BROWSERS, isBare: true });
  return {
    text,
    facts: { ...facts, ...where },
    share: same.reduce((total, { range }) => total + range.share, 0),
  };
}

/** Those of a run that came out after a release, in use or not, as long as they lack the same. */
function releasesAfter(
  { browser: { releases, currentRelease }, index }: Release,
  end: number,
  lacksSame: (release: Release) => boolean,
): readonly Release[] {
  const later = releases.slice(index + 1, Math.min(end, (currentRelease?.index ?? index) + 1));
  const mended = later.findIndex((release) => !lacksSame(release));
  return mended < 0 ? later : later.slice(0, mended);
}

const MAX_BROWSERS = 3;

const isUsable = (catalogue: Catalogue, key: CompatKey, release: Release): boolean =>
  stateAt(catalogue, catalogue.keySupport, key.index, release) >= SupportState.UNKNOWN;

const hasSame = (some: readonly CompatKey[], others: readonly CompatKey[]): boolean =>
  some.length === others.length && some.every((key) => others.includes(key));
