// Compares a feature or key with what a watch saw before, to find changes worth a message. A line is
// crossed by those who can use it at least in part, as the share that governs there. Pitfall: shares
// fluctuate, so a line counts as crossed only when the share was beyond it in two data
// versions in a row, and below a dead band on the way down.
// Ruled by docs/decisions/0040-watches.md.
import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { ChangeCause } from '@/domain/ChangeCause';
import { missesLine, reachesLine } from '@/domain/CoverageShares';
import type { Day } from '@/domain/Day';
import { getGoverningShare } from '@/domain/governingShare';
import type { CausePart } from '@/server/teams/workspaces/Counterfactual';
import type { CauseReference } from '@/server/teams/workspaces/Observation';

export const WATCH_TRIGGERS = [
  'COVERAGE_CROSSED',
  'BASELINE_CHANGED',
  'BROWSER_SHIPPED',
  'DISCOURAGED',
  'REVIEW_OPENED',
  'DECISION_RECORDED',
] as const;

export type WatchTrigger = (typeof WATCH_TRIGGERS)[number];

/** How a feature or key stands with an audience on a day. */
export interface WatchStanding {
  /** 0–1. */
  readonly supportedShare: number;
  /** 0–1. */
  readonly partialShare: number;
  /** 0–1: on releases of which the data does not know. */
  readonly unknownShare: number;
  /** Null for a key without data. */
  readonly baseline: BaselineStatus | null;
  readonly isDiscouraged: boolean;
  /** Names of the core browsers that support it. */
  readonly browsers: readonly string[];
  /** The day of the data, which know no later release. */
  readonly asOf?: Day;
  /**
   * CORRECTED if the data of today also say so of that day, so that nothing but the data changed;
   * COMPUTED if web-features still publishes the status of before. Undefined for news.
   */
  readonly findCause?: (change: WatchChange, since: Day) => 'CORRECTED' | 'COMPUTED' | undefined;
  /** To explain a later share by. */
  readonly refer?: () => CauseReference;
}

/** Stored as JSON. */
export interface WatchMemory extends Omit<
  WatchStanding,
  'supportedShare' | 'partialShare' | 'unknownShare' | 'findCause' | 'refer'
> {
  readonly isAbove: boolean;
  /** Missing in memories of older programs, whose line counted full support only. */
  readonly counted?: 'USABLE';
  /** The data version in which the share was first on the other side; without one it is not. */
  readonly turnedIn?: string;
  /** The governing share when the side was last settled. */
  readonly settledShare: number;
  /** The people and the data of that time. Missing in memories of older programs. */
  readonly settledOn?: CauseReference;
  /**
   * The time of the last report by kind of change; the same change is not reported twice in 30
   * days.
   */
  readonly reportedAt?: Readonly<Record<string, number>>;
}

export interface WatchChange {
  readonly kind:
    | 'coverage.crossed'
    | 'baseline.changed'
    | 'browser.shipped'
    | 'browser.removed'
    | 'feature.discouraged';
  /** Distinguishes a change from the opposite one of its kind. */
  readonly direction: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
  /** Missing for news about a browser or a status, and where nothing is known of then. */
  readonly cause?: ChangeCause;
  /** The causes of a crossed line, largest first. */
  readonly parts?: readonly CausePart[];
  /** The people and the data when the side of a crossed line was settled. */
  readonly since?: CauseReference;
}

interface Occasion {
  readonly linePercent: number;
  readonly triggers: readonly WatchTrigger[];
  /** Identifies the evaluation: two with the same version count as one. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Half a point below the line, as a percentage. */
const DEAD_BAND = 0.5;
const SILENCE_MS = 30 * 86_400_000;

/** Reports nothing the first time, or for the same version again. */
export function advanceMemory(
  memory: WatchMemory | undefined,
  standing: WatchStanding,
  occasion: Occasion,
): { readonly memory: WatchMemory; readonly changes: readonly WatchChange[] } {
  if (!memory) return { memory: begin(standing, occasion), changes: [] };
  const known =
    memory.counted === 'USABLE' ? memory : { ...memory, ...takeSide(standing, occasion) };
  const { side, crossed } = settle(known, standing, occasion);
  const { baseline, isDiscouraged, browsers, asOf } = standing;
  const since = memory.asOf ?? new Date(occasion.now - SILENCE_MS).toISOString().slice(0, 10);
  const label = (change: WatchChange): WatchChange => {
    const cause = standing.findCause?.(change, since);
    return cause ? { ...change, cause } : change;
  };
  const found = [...crossed, ...compare(memory, standing).map(label)].filter(({ kind }) =>
    occasion.triggers.includes(TRIGGER_OF[kind]),
  );
  const reported = memory.reportedAt ?? {};
  const changes = found.filter(
    (change) => !(occasion.now - (reported[getChangeKey(change)] ?? -Infinity) < SILENCE_MS),
  );
  const reportedAt =
    changes.length === 0
      ? memory.reportedAt
      : {
          ...reported,
          ...Object.fromEntries(changes.map((one) => [getChangeKey(one), occasion.now])),
        };
  return {
    memory: {
      ...side,
      ...{ baseline, isDiscouraged, browsers },
      ...(asOf !== undefined && { asOf }),
      ...(reportedAt && { reportedAt }),
    },
    changes,
  };
}

const getChangeKey = ({ kind, direction }: WatchChange): string => `${kind} ${direction}`;

const TRIGGER_OF: Readonly<Record<WatchChange['kind'], WatchTrigger>> = {
  'coverage.crossed': 'COVERAGE_CROSSED',
  'baseline.changed': 'BASELINE_CHANGED',
  'browser.shipped': 'BROWSER_SHIPPED',
  'browser.removed': 'BROWSER_SHIPPED',
  'feature.discouraged': 'DISCOURAGED',
};

function begin(
  { baseline, isDiscouraged, browsers, asOf, ...shares }: WatchStanding,
  occasion: Occasion,
): WatchMemory {
  return {
    ...{ baseline, isDiscouraged, browsers },
    ...(asOf !== undefined && { asOf }),
    ...takeSide(shares, occasion),
  };
}

type Shares = Pick<WatchStanding, 'supportedShare' | 'partialShare' | 'unknownShare' | 'refer'>;

type Settled = Pick<WatchMemory, 'counted' | 'isAbove' | 'settledShare' | 'settledOn' | 'turnedIn'>;

const getUsable = ({ supportedShare, partialShare }: Shares): number =>
  supportedShare + partialShare;

/** Where it stands, without a message. */
function takeSide(shares: Shares, { linePercent }: Pick<Occasion, 'linePercent'>): Settled {
  return {
    counted: 'USABLE',
    isAbove: reachesLine(getUsable(shares), linePercent),
    settledShare: getGoverningShare(shares, linePercent).share,
    ...(shares.refer && { settledOn: shares.refer() }),
  };
}

/** Only people who are known to lack it bring it below the line: unknown is not "no". */
function settle(memory: WatchMemory, standing: WatchStanding, { linePercent, version }: Occasion) {
  const { isAbove, turnedIn, settledShare, settledOn } = memory;
  const kept: Settled = {
    counted: 'USABLE',
    isAbove,
    settledShare,
    ...(settledOn && { settledOn }),
  };
  const usableShare = getUsable(standing);
  const isBeyond = isAbove
    ? missesLine({ ...standing, supportedShare: usableShare }, linePercent - DEAD_BAND)
    : reachesLine(usableShare, linePercent);
  if (!isBeyond) return { side: kept, crossed: [] };
  if (turnedIn === undefined || turnedIn === version)
    return { side: { ...kept, turnedIn: version }, crossed: [] };
  const { share } = getGoverningShare(standing, linePercent);
  // Those with partial support are left out of neither share if they are in one of them.
  const usableBefore = settledOn?.share ?? settledShare;
  const isInPart = share === usableShare || settledShare === usableBefore;
  const crossed: WatchChange = {
    kind: 'coverage.crossed',
    direction: isAbove ? 'down' : 'up',
    before: isInPart ? usableBefore : settledShare,
    after: isInPart ? usableShare : share,
    ...(settledOn && { since: settledOn }),
  };
  return { side: takeSide(standing, { linePercent }), crossed: [crossed] };
}

function compare(before: WatchMemory, after: WatchStanding): WatchChange[] {
  const changes: WatchChange[] = [];
  if (before.baseline !== after.baseline)
    changes.push({
      kind: 'baseline.changed',
      direction: String(after.baseline),
      before: before.baseline,
      after: after.baseline,
    });
  const pairs = [
    ['browser.shipped', after.browsers, before.browsers],
    ['browser.removed', before.browsers, after.browsers],
  ] as const;
  for (const [kind, from, without] of pairs)
    for (const name of from)
      if (!without.includes(name))
        changes.push({ kind, direction: name, before: null, after: name });
  if (after.isDiscouraged && !before.isDiscouraged)
    changes.push({ kind: 'feature.discouraged', direction: 'down', before: null, after: null });
  return changes;
}

/** True if storing it again would change nothing. */
export const isSameMemory = (a: WatchMemory | undefined, b: WatchMemory): boolean =>
  a !== undefined &&
  a.counted === b.counted &&
  a.isAbove === b.isAbove &&
  a.turnedIn === b.turnedIn &&
  a.settledShare === b.settledShare &&
  a.settledOn?.snapshot === b.settledOn?.snapshot &&
  a.baseline === b.baseline &&
  a.isDiscouraged === b.isDiscouraged &&
  a.reportedAt === b.reportedAt &&
  a.asOf === b.asOf &&
  a.browsers.join() === b.browsers.join();
