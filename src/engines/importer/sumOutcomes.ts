import type { AssumptionCode } from './assumptions.data';
import type { FileSums, ImportedLine, VersionlessOutcome } from './ImportedFile';

type Counted<Sum> = Map<string, Sum & { count: number }>;

/** Sums the counts per outcome, heaviest first. */
export function sumOutcomes(lines: readonly ImportedLine[]): FileSums {
  const counts = new Map<ImportedLine['outcome'], number>();
  for (const { count, outcome } of lines) counts.set(outcome, (counts.get(outcome) ?? 0) + count);
  const releases: Counted<{ slug: string; version: string }> = new Map();
  const versionless: Counted<Pick<VersionlessOutcome, 'slugs' | 'platform' | 'name' | 'reason'>> =
    new Map();
  const unknowns: Counted<{ name: string; reason: string }> = new Map();
  const assumptions: Counted<{ code: AssumptionCode }> = new Map();
  let [total, mappedTotal] = [0, 0];
  for (const [outcome, count] of counts) {
    total += count;
    if (outcome.kind === 'release') {
      const { slug, version } = outcome;
      mappedTotal += count;
      add(releases, `${slug} ${version}`, { slug, version }, count);
      for (const code of outcome.assumptions) add(assumptions, code, { code }, count);
    } else {
      const { name, reason } = outcome;
      if (outcome.kind === 'unknown') add(unknowns, `${name}\t${reason}`, { name, reason }, count);
      else
        add(
          versionless,
          `${outcome.slugs.join()}\t${name}\t${reason}`,
          { slugs: outcome.slugs, ...platformOf(outcome), name, reason },
          count,
        );
    }
  }
  return {
    total,
    mappedTotal,
    releases: byCount(releases),
    versionless: byCount(versionless),
    unknowns: byCount(unknowns),
    assumptions: byCount(assumptions),
  };
}

const platformOf = ({ platform }: VersionlessOutcome) => platform && { platform };

function add<Sum>(sums: Counted<Sum>, key: string, sum: Sum, count: number): void {
  const known = sums.get(key);
  if (known) known.count += count;
  else sums.set(key, { ...sum, count });
}

function byCount<Sum>(sums: Counted<Sum>): (Sum & { readonly count: number })[] {
  return [...sums.values()].sort((a, b) => b.count - a.count);
}
