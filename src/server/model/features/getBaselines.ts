import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { type Baseline, getBaseline } from '@/server/data/catalogue/getBaseline';

interface Known {
  readonly today: Day;
  readonly baselines: readonly Baseline[];
}

const known = new WeakMap<Catalogue, Known>();

/** All features' Baseline by index. Caches only the most recent day. */
export function getBaselines(catalogue: Catalogue, today: Day): readonly Baseline[] {
  const last = known.get(catalogue);
  if (last?.today === today) return last.baselines;
  const baselines = catalogue.features.map((feature) => getBaseline(feature, today));
  known.set(catalogue, { today, baselines });
  return baselines;
}
