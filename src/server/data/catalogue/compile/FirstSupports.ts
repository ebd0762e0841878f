// When each core browser gained support for each key. Follows web-features (compute-baseline with
// `checkAncestors`): walk back from the current release while support is full; a key can't be
// supported before its ancestors.
import { SupportState } from '@/domain/SupportState';
import { NONE_16, NONE_32 } from '@/server/data/catalogue/artefactTables';
import type { NewlyAvailable } from '@/server/data/catalogue/Catalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import type { CollectedKey } from './collectKeys';
import { supportIn } from './compileStatements';
import type { ReleaseOrder } from './ReleaseOrder';

/**
 * Release index × 2, plus 1 unless the data says “at or before”. A larger value is later; NONE_16,
 * not supported, is the largest.
 */
type First = number;

export class FirstSupports {
  /** `key × core browser`. */
  readonly firsts: Uint16Array;
  private readonly coreOrders: readonly ReleaseOrder[];
  private readonly browserCount: number;

  /**
   * @param orders one per browser, core browsers first
   * @param keys parents before children
   */
  constructor(
    private readonly keys: readonly CollectedKey[],
    private readonly keyParent: Uint32Array,
    private readonly matrix: SupportMatrix,
    orders: readonly ReleaseOrder[],
  ) {
    this.browserCount = orders.length;
    this.coreOrders = orders.filter(({ browser }) => browser.isCore);
    this.firsts = new Uint16Array(keys.length * this.coreOrders.length).fill(NONE_16);

    for (const key of keys.keys()) {
      if (keys[key]!.compat) this.fillRow(key);
    }
  }

  of(key: number, coreBrowser: number): First {
    return this.firsts[key * this.coreOrders.length + coreBrowser]!;
  }

  /**
   * The day the last core browser gained support. Undefined while any lacks it, and for deprecated
   * keys; BCD also marks the children of a deprecated key.
   */
  newlyAvailable(key: number): NewlyAvailable | undefined {
    if (this.keys[key]!.compat?.status?.deprecated) return undefined;

    const latest = this.coreOrders.map((order, browser) => {
      const first = this.of(key, browser);
      return {
        on: order.browser.releases[first >> 1]?.releasedOn ?? '',
        isUpperBound: (first & 1) === 0,
      };
    });
    if (latest.some(({ on }) => on === '')) return undefined;

    const on = latest.reduce((day, first) => (first.on > day ? first.on : day), '');
    return { on, isUpperBound: latest.every((first) => first.on < on || first.isUpperBound) };
  }

  /** The nearest ancestor's row already includes its own ancestors, so one lookup suffices. */
  private fillRow(key: number): void {
    const above = this.nearestAbove(key);

    for (const [browser, order] of this.coreOrders.entries()) {
      const inherited = above === undefined ? 0 : this.of(above, browser);
      this.firsts[key * this.coreOrders.length + browser] = Math.max(
        this.ownFirst(key, browser, order),
        inherited,
      );
    }
  }

  private nearestAbove(key: number): number | undefined {
    let above = this.keyParent[key]!;
    while (above !== NONE_32 && !this.keys[above]!.compat) above = this.keyParent[above]!;
    return above === NONE_32 ? undefined : above;
  }

  private ownFirst(key: number, browser: number, order: ReleaseOrder): First {
    const { cellOf, cellStart, spanFrom, spanState } = this.matrix;
    const cell = cellOf[key * this.browserCount + browser]!;
    let span = cellStart[cell + 1]! - 1;
    while (spanFrom[span]! > order.currentIndex) span -= 1;
    if (spanState[span] !== SupportState.FULL) return NONE_16;

    return spanFrom[span]! * 2 + Number(!this.isUpperBound(key, order, spanFrom[span]!));
  }

  /**
   * True if any statement, even for a prefixed form, leaves the previous release open. Pitfall: the
   * matrix can't answer this, because there a definite prefixed statement outweighs the open one.
   */
  private isUpperBound(key: number, order: ReleaseOrder, release: number): boolean {
    const support = release > 0 ? supportIn(this.keys[key]!.compat, order.browser.slug) : undefined;

    return [support ?? []]
      .flat()
      .some(
        ({ version_added: added }) =>
          added && added.startsWith('≤') && order.firstAtOrAbove(added.slice(1)) >= release,
      );
  }
}
