// Keys → rows: one for each feature, and one for each key that no feature has; guarded uses apart.
import {
  type Consequence,
  CONSEQUENCES,
  type Effect,
  getEffect,
} from '@/engines/scanner/forReports';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';
import { isIncidental } from '@/server/data/catalogue/incidentalKeys';
import type { ScanKeyUse } from './ScanKeyUse';

export interface ScanRow {
  readonly feature: Feature | undefined;
  readonly isGuarded: boolean;
  /** The worst of its keys'. */
  readonly consequence: Consequence;
  readonly keys: readonly { readonly key: CompatKey; readonly effect: Effect }[];
}

const RANKS: Readonly<Record<string, number>> = Object.fromEntries(
  CONSEQUENCES.map((consequence, rank) => [consequence, rank]),
);

const isWorse = (one: Consequence, other: Consequence): boolean => RANKS[one]! < RANKS[other]!;

interface OpenRow extends Pick<ScanRow, 'feature' | 'isGuarded'> {
  readonly worst: Map<CompatKey, Consequence>;
}

/** Keys that are not in the catalogue are named in `unknownKeys`, each once. */
export function toRows(
  catalogue: Catalogue,
  uses: readonly ScanKeyUse[],
): { readonly rows: readonly ScanRow[]; readonly unknownKeys: readonly string[] } {
  const bare = new Map<Feature | CompatKey, OpenRow>();
  const guarded = new Map<Feature | CompatKey, OpenRow>();
  const all: OpenRow[] = [];
  const unknownKeys = new Set<string>();
  for (const { key: path, consequence, isGuarded } of uses) {
    const key = catalogue.keyByPath(path);
    if (!key?.hasData) {
      unknownKeys.add(path);
      continue;
    }
    const feature = isIncidental(path) ? undefined : key.feature;
    const rows = isGuarded ? guarded : bare;
    let row = rows.get(feature ?? key);
    if (!row) {
      row = { feature, isGuarded, worst: new Map() };
      rows.set(feature ?? key, row);
      all.push(row);
    }
    const known = row.worst.get(key);
    if (known === undefined || isWorse(consequence, known)) row.worst.set(key, consequence);
  }
  return {
    rows: all.map(({ feature, isGuarded, worst }) => ({
      feature,
      isGuarded,
      consequence: [...worst.values()].reduce((a, b) => (isWorse(b, a) ? b : a)),
      keys: [...worst].map(([key, consequence]) => ({
        key,
        effect: isGuarded ? 'none' : getEffect(consequence),
      })),
    })),
    unknownKeys: [...unknownKeys],
  };
}
