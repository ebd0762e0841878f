// The facts about a subject at one moment: small enough to store with every decision, complete
// enough to tell later whether the answer changed.
import { createHash } from 'node:crypto';
import type { Audience } from '@/domain/Audience';
import type { BaselineStatus } from '@/domain/BaselineFacts';
import { reachesLine } from '@/domain/CoverageShares';
import type { Day } from '@/domain/Day';
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, CompatKey, Release } from '@/server/data/catalogue/Catalogue';
import { getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { weightsOn } from '@/server/model/changes/Side';
import { getForecast } from '@/server/model/forecast/forecast';
import { audienceSnapshot } from './audienceSnapshots';
import { type Subject, subjectCoverage } from './Subject';

export interface Observation {
  readonly dataVersion: string;
  /** The audience's weights, by the hash under which they are kept. */
  readonly snapshot: string;
  readonly day: Day;
  /** The day of the data, which know no later release. */
  readonly asOf: Day;
  /** 0–1: with full or partial support, which is what a line is reached by. */
  readonly share: number;
  /** Absent in observations of older programs, whose `share` counted full support only. */
  readonly supportedShare?: number;
  /**
   * The share if everyone on a release that was not out by `asOf` is counted on the newest one that
   * was. Absent in observations of older programs.
   */
  readonly releasedShare?: number;
  /** 0–1: on releases of which the data does not know. Absent in observations of older programs. */
  readonly unknownShare?: number;
  /** Null for a set, and for a key without data. */
  readonly baseline: BaselineStatus | null;
  readonly isDiscouraged: boolean;
  /** By browser: whether its newest release supports the subject in full. */
  readonly support: Readonly<Record<string, boolean>>;
  /** A hash of the compat keys that define it. */
  readonly keySet: string;
  /** The latest day forecast for reaching the line; null without a forecast. */
  readonly expectedBy: Day | null;
  /** Set if the data no longer had the subject. Once confirmed, no review asks about that again. */
  readonly fate?: 'SPLIT' | 'GONE';
}

/** A past moment, as far as it has to be known to explain a later share. */
export type CauseReference = Pick<
  Observation,
  'snapshot' | 'asOf' | 'share' | 'releasedShare' | 'keySet'
>;

/** The facts that don't depend on the audience. */
export type SubjectFacts = Pick<Observation, 'baseline' | 'isDiscouraged' | 'support' | 'keySet'>;

export interface ObservationTerms {
  readonly catalogue: Catalogue;
  readonly today: Day;
  readonly audience: Audience;
  readonly linePercent: number;
}

export function observe(terms: ObservationTerms, subject: Subject): Observation {
  return {
    ...observeShare(terms, subject, subjectFacts(terms, subject)),
    expectedBy: expectedBy(terms, subject),
  };
}

/** Without the forecast, which takes longest. */
export function observeShare(
  { catalogue, today, audience }: ObservationTerms,
  subject: Subject,
  facts: SubjectFacts,
): Observation {
  const asOf = catalogue.asOf < today ? catalogue.asOf : today;
  const released = audienceOn(catalogue, audience, asOf);
  const { supportedShare, unknownShare, ...coverage } = subjectCoverage(
    catalogue,
    subject,
    audience,
  );
  return {
    dataVersion: catalogue.version,
    snapshot: audienceSnapshot(catalogue, audience).id,
    day: today,
    asOf,
    share: supportedShare + coverage.partialShare,
    supportedShare,
    releasedShare: usableShare(catalogue, subject, released),
    unknownShare,
    ...facts,
    expectedBy: null,
  };
}

/** Explains a later share of those who can use it at least in part. */
export function referTo(
  { catalogue, today, audience }: Omit<ObservationTerms, 'linePercent'>,
  subject: Subject,
): CauseReference {
  const asOf = catalogue.asOf < today ? catalogue.asOf : today;
  return {
    snapshot: audienceSnapshot(catalogue, audience).id,
    asOf,
    share: usableShare(catalogue, subject, audience),
    releasedShare: usableShare(catalogue, subject, audienceOn(catalogue, audience, asOf)),
    keySet: hashKeySet(subject),
  };
}

/** Of those who can use a subject at least in part. */
export function usableShare(catalogue: Catalogue, subject: Subject, audience: Audience): number {
  const { supportedShare, partialShare } = subjectCoverage(catalogue, subject, audience);
  return supportedShare + partialShare;
}

/**
 * Counts an observation of an older program as today: those with partial support are taken to be as
 * many as now, so that they make no difference.
 */
export function countParts(then: Observation, now: Observation | undefined): Observation {
  if (then.supportedShare !== undefined || now?.supportedShare === undefined) return then;
  const partialShare = now.share - now.supportedShare;
  return {
    ...then,
    share: then.share + partialShare,
    supportedShare: then.share,
    ...(then.releasedShare !== undefined && { releasedShare: then.releasedShare + partialShare }),
  };
}

const audiencesOn = memoizeByCatalogue(
  'audiencesOn',
  () => new WeakMap<Audience, { readonly day: Day; readonly audience: Audience }>(),
);

/** The same people on the releases that were out on a day; the last day is kept. */
function audienceOn(catalogue: Catalogue, audience: Audience, day: Day): Audience {
  const memory = audiencesOn(catalogue);
  const known = memory.get(audience);
  if (known?.day === day) return known.audience;
  const earlier = { ...audience, weights: weightsOn(catalogue, audience.weights, day) };
  memory.set(audience, { day, audience: earlier });
  return earlier;
}

export function subjectFacts(
  { catalogue, today }: Pick<ObservationTerms, 'catalogue' | 'today'>,
  subject: Subject,
): SubjectFacts {
  return {
    ...subjectStanding(subject, today),
    support: supportNow(catalogue, subject),
    keySet: hashKeySet(subject),
  };
}

export function subjectStanding(
  subject: Subject,
  today: Day,
): Pick<Observation, 'baseline' | 'isDiscouraged'> {
  switch (subject.kind) {
    case 'feature':
      return {
        baseline: getBaseline(subject.feature, today).status,
        isDiscouraged: subject.feature.discouraged !== undefined,
      };
    case 'key':
      return {
        baseline: subject.key.hasData ? getKeyBaseline(subject.key, today).status : null,
        isDiscouraged: subject.key.isDeprecated,
      };
    case 'set':
      return {
        baseline: null,
        isDiscouraged: subject.set.features.some(({ discouraged }) => discouraged !== undefined),
      };
  }
}

function supportNow(catalogue: Catalogue, subject: Subject): Observation['support'] {
  return Object.fromEntries(
    catalogue.browsers.flatMap((browser) =>
      browser.currentRelease
        ? [[browser.slug, isSupported(catalogue, subject, browser.currentRelease)]]
        : [],
    ),
  );
}

/** In full. */
export function isSupported(catalogue: Catalogue, subject: Subject, release: Release): boolean {
  if (subject.kind === 'key')
    return (
      stateAt(catalogue, catalogue.keySupport, subject.key.index, release) === SupportState.FULL
    );
  const features = subject.kind === 'set' ? subject.set.features : [subject.feature];
  return features.every(
    ({ index }) =>
      stateAt(catalogue, catalogue.featureSupport, index, release) === SupportState.FULL,
  );
}

const hashes = new WeakMap<object, string>();

/** The catalogue's own objects are hashed once each. */
function hashKeySet(subject: Subject): string {
  if (subject.kind === 'key') return hashPaths([subject.key]);
  const features = subject.kind === 'set' ? subject.set.features : [subject.feature];
  return features
    .map((feature) => {
      const known = hashes.get(feature) ?? hashPaths(feature.keys);
      hashes.set(feature, known);
      return known;
    })
    .join('.');
}

function hashPaths(keys: readonly CompatKey[]): string {
  const text = keys
    .map(({ path }) => path)
    .sort()
    .join();
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Only features have a forecast. */
function expectedBy(
  { catalogue, audience, linePercent, today }: ObservationTerms,
  subject: Subject,
) {
  if (subject.kind !== 'feature') return null;
  if (reachesLine(usableShare(catalogue, subject, audience), linePercent)) return null;
  const forecast = getForecast(catalogue, subject.feature, audience, linePercent, today);
  return forecast.latestOn ?? null;
}
