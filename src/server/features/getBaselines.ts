import type { Day } from '@/domain/Day';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { type Baseline, getBaseline } from '@/server/catalogue/getBaseline';

interface Known {
  readonly today: Day;
  readonly baselines: readonly Baseline[];
}

const known = new WeakMap<Catalogue, Known>();

/** Of every feature, by index. Only those of the last day asked for are kept. */
export function getBaselines(catalogue: Catalogue, today: Day): readonly Baseline[] {
  const last = known.get(catalogue);
  if (last?.today === today) return last.baselines;
  const baselines = catalogue.features.map((feature) => getBaseline(feature, today));
  known.set(catalogue, { today, baselines });
  return baselines;
}
