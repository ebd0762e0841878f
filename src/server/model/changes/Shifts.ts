// Splits the difference of a feature's share between two sides into causes that add up to it.
// Everyone who is counted now is looked at three times: with the old data on the release of that
// time; with the new data on that same release; and with the new data on the release in use now.
// The first two differ by corrections of the data about the past, the last two by what has been
// shipped since; the rest is people who moved.
// Ruled by docs/decisions/0032-changes.md.
import type { ShareCause } from '@/domain/ChangeCause';
import { SupportState } from '@/domain/SupportState';
import type { Browser, Feature, Release } from '@/server/data/catalogue/Catalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { BrowserShifts, type KnownRelease } from './BrowserShifts';
import type { Side } from './Side';

/** The share that one browser adds to a part. */
export interface BrowserPart {
  readonly browser: Browser;
  readonly share: number;
  /** For SHIPPED: the release that began or ended support. */
  readonly release?: Release | undefined;
}

export interface ShiftPart {
  readonly cause: ShareCause;
  /** Of the audience; negative where it was lost. */
  readonly share: number;
  /** Largest first. */
  readonly browsers: readonly BrowserPart[];
}

export interface Shift {
  readonly beforeShare: number;
  readonly afterShare: number;
  /** Largest first, without those that are zero. */
  readonly parts: readonly ShiftPart[];
}

/** Below it, a difference is noise of floating point. */
const NOISE = 1e-12;

type Parts = Map<ShareCause, BrowserPart[]>;

export class Shifts {
  readonly #from: Side;
  readonly #to: Side;
  readonly #browsers: readonly BrowserShifts[];

  constructor(from: Side, to: Side) {
    this.#from = from;
    this.#to = to;
    const gone = from.catalogue.browsers.filter(({ slug }) => !to.catalogue.browserBySlug(slug));
    this.#browsers = [...to.catalogue.browsers, ...gone]
      .map((browser) => new BrowserShifts(from, to, browser))
      .filter(({ isUsed }) => isUsed);
  }

  /**
   * @param before the same feature in the earlier data; undefined if that does not define it
   * @param counted USABLE counts those with partial support, as the share that governs a line may
   */
  getShift(
    before: Feature | undefined,
    after: Feature,
    counted: 'FULL' | 'USABLE' = 'FULL',
  ): Shift {
    const least = counted === 'FULL' ? SupportState.FULL : SupportState.RENAMED;
    const parts: Parts = new Map();
    let [beforeShare, afterShare] = [0, 0];
    for (const shifts of this.#browsers) {
      const { browser } = shifts;
      const shift = shifts.getShift(before, after, least);
      beforeShare += shift.before;
      afterShare += shift.after;
      if (!before) add(parts, 'DEFINITION_CHANGED', browser, shift.after);
      add(parts, 'AUDIENCE_MOVED', browser, shift.moved);
      add(parts, 'SHIPPED', browser, shift.shipped, shift.turn);
      add(parts, 'CORRECTED', browser, shift.corrected);
      if (before)
        for (const { known, share } of shift.others)
          add(parts, this.#causeOfOther(before, after, known), browser, share);
    }
    return { beforeShare, afterShare, parts: toShiftParts(parts) };
  }

  /** Changed statements explain it; without them, others are considered. */
  #causeOfOther(before: Feature, after: Feature, known: KnownRelease): ShareCause {
    const [old, now] = [this.#from.catalogue, this.#to.catalogue];
    const isCorrected = before.keys.some((key) => {
      const same = after.keys.find(({ path }) => path === key.path);
      return (
        same !== undefined &&
        stateAt(old, old.keySupport, key.index, known.before) !==
          stateAt(now, now.keySupport, same.index, known.after)
      );
    });
    return isCorrected ? 'CORRECTED' : 'DEFINITION_CHANGED';
  }
}

function add(
  parts: Parts,
  cause: ShareCause,
  browser: Browser,
  share: number,
  release?: Release,
): void {
  if (share === 0) return;
  const known = parts.get(cause) ?? [];
  const same = known.findIndex((part) => part.browser === browser);
  if (same === -1) known.push({ browser, share, release });
  else known[same] = { ...known[same]!, share: known[same]!.share + share };
  parts.set(cause, known);
}

function toShiftParts(parts: Parts): readonly ShiftPart[] {
  return [...parts]
    .map(([cause, browsers]) => ({
      cause,
      share: browsers.reduce((sum, { share }) => sum + share, 0),
      browsers: browsers
        .filter(({ share }) => Math.abs(share) > NOISE)
        .sort((a, b) => Math.abs(b.share) - Math.abs(a.share)),
    }))
    .filter(({ share }) => Math.abs(share) > NOISE)
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share));
}
