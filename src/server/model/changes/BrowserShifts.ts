// The shift of a feature that one browser adds. It depends only on the browser's support before and
// after, which many features share, so each pair is summed once.
import { SupportState } from '@/domain/SupportState';
import type { Browser, Catalogue, Feature, Release } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import { findKnown, isReleasedOn, type Side } from './Side';

export interface KnownRelease {
  readonly before: Release;
  readonly after: Release;
}

/** Shares of the audience, 0–1 or −1 to 1. */
export interface BrowserShift {
  readonly before: number;
  readonly after: number;
  readonly moved: number;
  readonly shipped: number;
  /** With which support began or ended. */
  readonly turn?: Release;
  /** Of releases that were out and of which the earlier data knew nothing. */
  readonly corrected: number;
  /** Of releases on which the two data differ; statements or the definition may be why. */
  readonly others: readonly { readonly known: KnownRelease; readonly share: number }[];
}

interface Used {
  readonly release: Release;
  readonly weight: number;
  /** Where its people were when the earlier side was all there was. */
  readonly known?: KnownRelease | undefined;
}

export class BrowserShifts {
  readonly browser: Browser;
  readonly #from: Side;
  readonly #to: Side;
  /** The same browser in the earlier data. */
  readonly #earlier: Browser | undefined;
  readonly #usedBefore: readonly Used[];
  readonly #usedNow: readonly Used[];
  readonly #shifts = new Map<number, BrowserShift>();

  /** @param browser from the later side, or from the earlier side if the later one lacks it */
  constructor(from: Side, to: Side, browser: Browser) {
    this.browser = browser;
    this.#from = from;
    this.#to = to;
    this.#earlier = from.catalogue.browserBySlug(browser.slug);
    const isLater = to.catalogue.browserBySlug(browser.slug) === browser;
    this.#usedBefore = (this.#earlier ? findUsed(from, this.#earlier) : []).map((used) => ({
      ...used,
      known: isLater ? this.#findPair(used.release) : undefined,
    }));
    this.#usedNow = (isLater ? findUsed(to, browser) : []).map((used) => ({
      ...used,
      known: this.#findPair(used.release),
    }));
  }

  /** False for one that adds nothing to any shift. */
  get isUsed(): boolean {
    return this.#usedBefore.length > 0 || this.#usedNow.length > 0;
  }

  /** @param least the least support that counts */
  getShift(before: Feature | undefined, after: Feature, least: SupportState): BrowserShift {
    const { catalogue: earlier } = this.#from;
    const old = before && this.#earlier ? getCell(earlier, before, this.#earlier) : NO_CELL;
    const now =
      this.#usedNow.length > 0 ? getCell(this.#to.catalogue, after, this.browser) : NO_CELL;
    const pair = old * (this.#to.catalogue.featureSupport.cellCount + 1) + now;
    const name = pair * STATES + least;
    const known = this.#shifts.get(name);
    if (known) return known;
    const shift = this.#sum(before !== undefined, { old, now, least });
    this.#shifts.set(name, shift);
    return shift;
  }

  #sum(isDefined: boolean, { old, now: cell, least }: Cells): BrowserShift {
    const isOld = ({ index }: Release) =>
      stateIn(this.#from.catalogue.featureSupport, old, index) >= least;
    const isNow = ({ index }: Release) =>
      stateIn(this.#to.catalogue.featureSupport, cell, index) >= least;
    const then = this.#sumBefore(isOld, isNow);
    const now = this.#sumNow(isDefined, isOld, isNow);
    return {
      before: then.share,
      after: now.share,
      moved: isDefined ? now.stayed - then.stayed : 0,
      shipped: isDefined ? now.shipped - then.ahead : 0,
      turn: now.turned && findTurn(now.turned, isNow),
      corrected: isDefined ? now.corrected - then.withdrawn : 0,
      others: now.others,
    };
  }

  /**
   * The earlier usage table may count people on releases that were not out by the earlier data's day.
   * They are folded back like those of today: what those releases add is not news once they ship.
   */
  #sumBefore(isOld: (release: Release) => boolean, isNow: (release: Release) => boolean) {
    let [share, stayed, ahead, withdrawn] = [0, 0, 0, 0];
    for (const { release, weight, known } of this.#usedBefore) {
      const gain = Number(isOld(release));
      const kept = known ? Number(isOld(known.before)) : gain;
      share += gain * weight;
      stayed += kept * weight;
      if (gain === kept) continue;
      const same = this.#findSame(release);
      const isKept = !same || isNow(same) === isOld(release);
      if (isKept) ahead += (gain - kept) * weight;
      else withdrawn += (gain - kept) * weight;
    }
    return { share, stayed, ahead, withdrawn };
  }

  /** In one pass: a comparison sums some thousand pairs of cells, each over hundreds of releases. */
  #sumNow(
    isDefined: boolean,
    isOld: (release: Release) => boolean,
    isNow: (release: Release) => boolean,
  ) {
    let [share, stayed, shipped, corrected] = [0, 0, 0, 0];
    let turned: Used | undefined;
    const others: BrowserShift['others'][number][] = [];
    for (const used of this.#usedNow) {
      const { release, weight, known } = used;
      const isAfter = isNow(release);
      if (isAfter) share += weight;
      if (!isDefined) continue;
      const wasOld = known !== undefined && isOld(known.before);
      const wasNow = known !== undefined && isNow(known.after);
      if (wasOld) stayed += weight;
      if (isAfter !== wasNow) {
        const gain = isAfter ? weight : -weight;
        if (known !== undefined || !isReleasedOn(release, this.#from.asOf)) {
          shipped += gain;
          turned ??= used;
        } else corrected += gain;
      }
      if (known && wasNow !== wasOld) others.push({ known, share: wasNow ? weight : -weight });
    }
    return { share, stayed, shipped, corrected, turned, others };
  }

  /** @param release of either data */
  #findPair(release: Release): KnownRelease | undefined {
    const { asOf } = this.#from;
    const pairOf = (one: Release): KnownRelease | undefined => {
      const [before, after] = [this.#findEarlier(one), this.#findSame(one)];
      return before && after && isReleasedOn(after, asOf) ? { before, after } : undefined;
    };
    const known = findKnown(release, (one) => pairOf(one) !== undefined);
    return known && pairOf(known);
  }

  #findEarlier({ version }: Release): Release | undefined {
    return this.#earlier && this.#from.catalogue.releaseByVersion(this.#earlier, version);
  }

  #findSame({ version }: Release): Release | undefined {
    return this.#to.catalogue.releaseByVersion(this.browser, version);
  }
}

const STATES = Object.keys(SupportState).length;

interface Cells {
  readonly old: number;
  readonly now: number;
  readonly least: SupportState;
}

/** Supports nothing. */
const NO_CELL = -1;

function getCell(
  { browsers, featureSupport }: Catalogue,
  { index }: Feature,
  browser: Browser,
): number {
  return featureSupport.cellOf[index * browsers.length + browser.index]!;
}

function stateIn(
  { cellStart, spanFrom, spanState }: SupportMatrix,
  cell: number,
  index: number,
): number {
  if (cell === NO_CELL) return SupportState.NONE;
  let span = cellStart[cell + 1]! - 1;
  while (spanFrom[span]! > index) span -= 1;
  return spanState[span]!;
}

function findUsed({ weights }: Side, { releases }: Browser): Used[] {
  return releases.flatMap((release) => {
    const weight = weights[release.unit]!;
    return weight > 0 ? [{ release, weight }] : [];
  });
}

/** The release after the known one that introduced the present state. */
function findTurn({ release, known }: Used, isNow: (release: Release) => boolean): Release {
  let turn = release;
  for (let at = release.index - 1; at > (known?.after.index ?? -1); at -= 1) {
    const earlier = release.browser.releases[at]!;
    if (isNow(earlier) !== isNow(release)) break;
    turn = earlier;
  }
  return turn;
}
