// Keys → rows: one for each feature, and one for each key that no feature has; guarded uses apart.
import { type Consequence, CONSEQUENCES } from '@/scanner/ScanUse';
import type { Catalogue, CompatKey, Feature } from '@/server/catalogue/Catalogue';
import type { ScanKeyUse } from './ScanKeyUse';

/** What a release without the key does to the code: stop, look worse, or nothing of account. */
export type Effect = 'breaks' | 'degrades' | 'none';

export interface ScanRow {
  readonly feature: Feature | undefined;
  readonly isGuarded: boolean;
  /** The worst of its keys'. */
  readonly consequence: Consequence;
  readonly keys: readonly { readonly key: CompatKey; readonly effect: Effect }[];
}

const EFFECTS: Readonly<Record<Consequence, Effect>> = {
  'file-does-not-run': 'breaks',
  throws: 'breaks',
  'rule-dropped': 'breaks',
  'block-ignored': 'degrades',
  ignored: 'degrades',
  'reads-undefined': 'none',
  enhancement: 'none',
};

const isWorse = (one: Consequence, other: Consequence): boolean =>
  CONSEQUENCES.indexOf(one) < CONSEQUENCES.indexOf(other);

/** Keys that are not in the catalogue are named in `unknownKeys`, each once. */
export function toRows(
  catalogue: Catalogue,
  uses: readonly ScanKeyUse[],
): { readonly rows: readonly ScanRow[]; readonly unknownKeys: readonly string[] } {
  const rows = new Map<string, { of: ScanRow; worst: Map<CompatKey, Consequence> }>();
  const unknownKeys = new Set<string>();
  for (const { key: path, consequence, isGuarded } of uses) {
    const key = catalogue.keyByPath(path);
    if (!key?.hasData) {
      unknownKeys.add(path);
      continue;
    }
    const name = `${isGuarded ? 'guarded' : 'bare'} ${key.feature?.slug ?? `key ${path}`}`;
    const row = rows.get(name) ?? {
      of: { feature: key.feature, isGuarded, consequence, keys: [] },
      worst: new Map<CompatKey, Consequence>(),
    };
    rows.set(name, row);
    const known = row.worst.get(key);
    if (known === undefined || isWorse(consequence, known)) row.worst.set(key, consequence);
  }
  return {
    rows: [...rows.values()].map(({ of, worst }) => ({
      ...of,
      consequence: [...worst.values()].reduce((a, b) => (isWorse(b, a) ? b : a)),
      keys: [...worst].map(([key, consequence]) => ({
        key,
        effect: of.isGuarded ? 'none' : EFFECTS[consequence],
      })),
    })),
    unknownKeys: [...unknownKeys],
  };
}
