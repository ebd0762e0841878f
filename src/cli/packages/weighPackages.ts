// Uses by owner → each owner's own minimum versions, the share in whose browsers its code breaks, and the
// share in whose browsers nothing else does. Easy to get wrong: the former overlap, so only the latter
// may be added, and they are less than the whole.
import type { Answers } from '@/cli/answers/Answers';
import type { Terms } from '@/cli/config/Terms';
import { askReport } from '@/cli/scan/askReport';
import { type FoundUse, getPlace } from '@/cli/scan/FoundUse';
import type { SourcePlace } from '@/engines/scanner/forReports';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { isBreaking, isGuarded, type MinimumVersion, minimumVersions } from './breakingKeys';
import type { CodeOwner } from './groupByPackage';

export interface WeighedOwner extends CodeOwner {
  /** The share of the audience in whose browsers its code breaks, 0–1. */
  readonly brokenShare: number;
  /** The part of it for which all other code runs. */
  readonly aloneShare: number;
  readonly minimumVersions: readonly MinimumVersion[];
  /** The first use of the key that leaves out most. */
  readonly blamed: { readonly key: string; readonly place: SourcePlace } | undefined;
}

export interface WeighedCode {
  readonly audience: string;
  readonly runsShare: number;
  /** The share of the audience in whose browsers any of the code breaks. */
  readonly brokenShare: number;
  readonly useCount: number;
  /** By what they leave out, most first. */
  readonly owners: readonly WeighedOwner[];
}

interface Weighing {
  readonly answers: Answers;
  readonly terms: Terms;
  readonly catalogue: Catalogue;
}

export async function weighPackages(
  owners: readonly CodeOwner[],
  weighing: Weighing,
): Promise<WeighedCode> {
  const all = owners.flatMap(({ uses }) => uses);
  const facts = await shareOf(all, weighing);
  const weighed: WeighedOwner[] = [];
  for (const owner of owners) {
    const breaking = owner.uses.filter(isBreaking);
    const own = breaking.length > 0 ? await shareOf(owner.uses, weighing) : undefined;
    const without =
      own &&
      (await shareOf(
        owners.filter((other) => other !== owner).flatMap(({ uses }) => uses),
        weighing,
      ));
    weighed.push({
      ...owner,
      brokenShare: own ? brokenOf(own) : 0,
      aloneShare: without ? Math.max(0, without.runsShare - facts.runsShare) : 0,
      minimumVersions: minimumVersions(weighing.catalogue, new Set(breaking.map(({ key }) => key))),
      blamed: own && blame(breaking, own.keyShares),
    });
  }
  return {
    audience: facts.audience.name,
    runsShare: facts.runsShare,
    brokenShare: brokenOf(facts),
    useCount: all.length,
    owners: weighed.sort(
      (a, b) =>
        b.brokenShare - a.brokenShare ||
        b.uses.length - a.uses.length ||
        (a.name < b.name ? -1 : 1),
    ),
  };
}

type Facts = Awaited<ReturnType<typeof askReport>>;

function shareOf(uses: readonly FoundUse[], weighing: Weighing): Promise<Facts> {
  return askReport(weighing, uses, isGuarded);
}

function brokenOf({ runsShare, unknownShare }: Facts): number {
  return Math.max(0, 1 - runsShare - unknownShare);
}

function blame(breaking: readonly FoundUse[], shares: Facts['keyShares']): WeighedOwner['blamed'] {
  const costOf = ({ key }: FoundUse) => {
    const { supportedShare = 1, partialImplementationShare = 0 } = shares.get(key) ?? {};
    return supportedShare + partialImplementationShare;
  };
  const [worst] = [...breaking].sort((a, b) => costOf(a) - costOf(b));
  const first = worst && breaking.find(({ key }) => key === worst.key)!;
  return first && { key: first.key, place: getPlace(first) };
}
