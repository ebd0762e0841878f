// Decides if a decision needs a review, only by comparing the facts when it was last confirmed with
// those of now. Pitfalls: a share must be beyond the line in two revisions in a row; and a share
// that was already beyond it when the team decided must go clearly further. An adopted
// feature falls below the line only by people who are known to lack it: unknown is not "no".
// Ruled by docs/decisions/0038-reviews.md.
import type { BaselineStatus } from '@/domain/BaselineFacts';
import { reachesLine } from '@/domain/CoverageShares';
import type { Day } from '@/domain/Day';
import type { DecisionState } from '@/server/teams/workspaces/decisions';
import type { Observation } from '@/server/teams/workspaces/Observation';

export type TriggerKind =
  | 'FELL_BELOW'
  | 'REACHED_LINE'
  | 'SHIPPED'
  | 'REMOVED'
  | 'DISCOURAGED'
  | 'BASELINE_DOWN'
  | 'DEFINITION_CHANGED'
  | 'SPLIT'
  | 'GONE'
  | 'REVIEW_DAY'
  | 'FORECAST_MISSED'
  | 'TERMS_EDITED';

export interface Trigger {
  readonly kind: TriggerKind;
  /** The browsers that ship or drop it, by slug. */
  readonly browsers?: readonly string[];
  /** True if the decision itself asks for it. */
  readonly isAsked?: boolean;
}

/** The state of the subject in the data. */
export type Fate = 'THERE' | 'SPLIT' | 'GONE';

export interface Reading {
  readonly state: DecisionState;
  /** 0–1: the project's, or the decision's own number. */
  readonly line: number;
  /** Such a number is meant as it is, so that no band is around it. */
  readonly isOwnLine: boolean;
  /** The browser, by slug, that the decision waits for. */
  readonly awaited: string | null;
  readonly reference: Observation;
  readonly fate: Fate;
  /** Undefined unless it is there. */
  readonly now: Observation | undefined;
  readonly today: Day;
  readonly reviewOn: Day | null;
  /** For how many revisions the level has been passed. */
  readonly streak: number;
  /** True if data or audience have changed since the last evaluation. */
  readonly isRevision: boolean;
  /** A browser's share of the audience. */
  readonly getWeight: (slug: string) => number;
  /** By how much the share differs on the releases people used then. */
  readonly restatedShare: () => number;
}

export interface TriggerOutcome {
  readonly streak: number;
  readonly trigger?: Trigger;
}

/** Below the line by less than this, nothing has happened yet. */
const BAND = 0.005;

/** How far a share must go beyond the one that the team accepted to trigger a review again. */
const FURTHER = 0.05;

const REVISIONS_IN_A_ROW = 2;

/** Browsers with a smaller share trigger no review. */
const LEAST_BROWSER = 0.005;

/** A definition that changed matters from so many points on. */
const LEAST_RESTATED = 0.005;

export function findTrigger(reading: Reading): TriggerOutcome {
  const { state, now, streak: before, isRevision } = reading;
  // A proposal waits for an answer anyway.
  if (state === 'PROPOSED') return { streak: 0 };
  if (!now) return { streak: before, ...findLoss(reading) };
  const streak = isRevision ? (isBeyond(reading, now) ? before + 1 : 0) : before;
  const trigger =
    findEdge(reading, now) ??
    findRedefinition(reading, now) ??
    (streak >= REVISIONS_IN_A_ROW ? levelTrigger(reading) : undefined) ??
    findClock(reading, now);
  return { streak, ...(trigger && { trigger }) };
}

function findLoss({ fate, reference }: Reading): Pick<TriggerOutcome, 'trigger'> {
  const kind = fate === 'SPLIT' ? 'SPLIT' : 'GONE';
  return reference.fate === kind ? {} : { trigger: { kind } };
}

const levelTrigger = ({ state, isOwnLine }: Reading): Trigger => ({
  kind: state === 'ADOPTED' ? 'FELL_BELOW' : 'REACHED_LINE',
  ...(isOwnLine && { isAsked: true }),
});

function isBeyond({ state, line, isOwnLine, reference }: Reading, now: Observation): boolean {
  if (state !== 'ADOPTED') return reaches(now.share, upperBar(line, reference.share));
  return isOwnLine
    ? !reaches(now.share, lowerBar(line, reference.share))
    : !reaches(possible(now), lowerBar(line - BAND, possible(reference)));
}

/** The share if all who are unknown can use it. */
const possible = ({ share, unknownShare = 0 }: Observation): number => share + unknownShare;

const reaches = (share: number, bar: number): boolean => reachesLine(share, bar * 100);

const lowerBar = (bar: number, known: number): number =>
  reaches(known, bar) ? bar : known - FURTHER;

const upperBar = (line: number, known: number): number =>
  reaches(known, line) ? known + FURTHER : line;

const RANK: Readonly<Record<BaselineStatus, number>> = { LIMITED: 0, NEWLY: 1, WIDELY: 2 };

function findEdge(
  { reference, getWeight, awaited }: Reading,
  now: Observation,
): Trigger | undefined {
  const turned = Object.keys(now.support).filter(
    (slug) =>
      reference.support[slug] !== undefined &&
      reference.support[slug] !== now.support[slug] &&
      (getWeight(slug) >= LEAST_BROWSER || (slug === awaited && now.support[slug])),
  );
  const removed = turned.filter((slug) => !now.support[slug]);
  if (removed.length > 0) return { kind: 'REMOVED', browsers: removed };
  if (now.isDiscouraged && !reference.isDiscouraged) return { kind: 'DISCOURAGED' };
  if (now.baseline && reference.baseline && RANK[now.baseline] < RANK[reference.baseline])
    return { kind: 'BASELINE_DOWN' };
  if (turned.length === 0) return undefined;
  const isAsked = awaited !== null && turned.includes(awaited);
  return { kind: 'SHIPPED', browsers: turned, ...(isAsked && { isAsked }) };
}

function findRedefinition(
  { reference, restatedShare }: Reading,
  now: Observation,
): Trigger | undefined {
  return reference.keySet !== now.keySet && Math.abs(restatedShare()) >= LEAST_RESTATED
    ? { kind: 'DEFINITION_CHANGED' }
    : undefined;
}

/** A day that had passed when the team last looked does not pass again. */
function findClock(
  { state, line, reference, today, reviewOn }: Reading,
  now: Observation,
): Trigger | undefined {
  const hasPassed = (day: Day | null): boolean =>
    day !== null && day <= today && day > reference.day;
  if (hasPassed(reviewOn)) return { kind: 'REVIEW_DAY' };
  return state !== 'ADOPTED' && !reaches(now.share, line) && hasPassed(reference.expectedBy)
    ? { kind: 'FORECAST_MISSED' }
    : undefined;
}
