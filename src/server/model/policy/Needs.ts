// Finds, for each feature, the oldest release of each browser that a cut may keep for the feature
// to work fully in all kept releases. Pitfall: every kept release in use counts, not a share of
// them, so raising a floor can only add features.
import type { Audience } from '@/domain/Audience';
import { SupportState } from '@/domain/SupportState';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { SupportMatrix } from '@/server/data/catalogue/SupportMatrix';
import type { Cut } from './Cut';

export class Needs {
  private readonly lastUsed: readonly Int16Array[];
  /** By `feature.index * browserCount + browser.index`: an index of a release, as in a `Cut`. */
  private readonly table: Uint16Array;

  constructor(
    private readonly catalogue: Catalogue,
    { weights }: Audience,
  ) {
    this.lastUsed = catalogue.browsers.map(({ releases }) => {
      const last = new Int16Array(releases.length + 1).fill(-1);
      for (const { index, unit } of releases)
        last[index + 1] = weights[unit]! > 0 ? index : last[index]!;
      return last;
    });
    const { featureSupport: matrix } = catalogue;
    const ofCell = new Uint16Array(matrix.cellCount);
    for (let cell = 0; cell < ofCell.length; cell++) ofCell[cell] = this.ofCell(matrix, cell);
    this.table = new Uint16Array(matrix.cellOf.length);
    for (let at = 0; at < this.table.length; at++) this.table[at] = ofCell[matrix.cellOf[at]!]!;
  }

  /** The minimal cut that a feature needs, by `browser.index`. */
  of(feature: Feature): Uint16Array {
    const { length } = this.catalogue.browsers;
    return this.table.subarray(feature.index * length, (feature.index + 1) * length);
  }

  /** True if a feature works fully in every release in use that a cut keeps. */
  isMet(feature: Feature, cut: Cut): boolean {
    return this.of(feature).every((need, browser) => need <= cut[browser]!);
  }

  /** The same for a key; `least` is the least support that is enough. */
  isKeyMet({ index }: CompatKey, cut: Cut, least: SupportState = SupportState.FULL): boolean {
    const { browsers, keySupport: matrix } = this.catalogue;
    return browsers.every(
      (browser) =>
        this.ofCell(matrix, matrix.cellOf[index * browsers.length + browser.index]!, least) <=
        cut[browser.index]!,
    );
  }

  featuresAt(cut: Cut): readonly Feature[] {
    return this.catalogue.features.filter((feature) => this.isMet(feature, cut));
  }

  private ofCell(
    matrix: SupportMatrix,
    cell: number,
    least: SupportState = SupportState.FULL,
  ): number {
    const last = this.lastUsed[matrix.cellBrowser[cell]!]!;
    let until = last.length - 1;
    for (let span = matrix.cellStart[cell + 1]! - 1; span >= matrix.cellStart[cell]!; span--) {
      const from = matrix.spanFrom[span]!;
      const isShort = matrix.spanState[span]! < least;
      if (isShort && last[until]! >= from) return last[until]! + 1;
      until = from;
    }
    return 0;
  }
}

const getMemory = memoizeByCatalogue('policyNeeds', () => new WeakMap<Audience, Needs>());

/** Worked out once an audience; ask with the object `audienceByKey` gave. */
export function getNeeds(catalogue: Catalogue, audience: Audience): Needs {
  const memory = getMemory(catalogue);
  const known = memory.get(audience) ?? new Needs(catalogue, audience);
  memory.set(audience, known);
  return known;
}
