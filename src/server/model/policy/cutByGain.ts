// The second rule: drop the releases that gain most features per person lost. Pitfall: it is
// greedy. Each step is the best one, but their sum may not be.
import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { type Cut, keepAll } from './Cut';
import { getNeeds } from './Needs';
import { shareToSpare } from './shareToSpare';

interface Step {
  readonly cut: Cut;
  /** The share of the audience that it drops beyond the step before, 0–1. */
  readonly lostShare: number;
  readonly gainedCount: number;
}

/**
 * Each step drops the releases in the way of some feature, so that it works in all kept ones. It
 * takes the step that gains most features per person lost, and of equal steps the one that loses
 * fewer people, while the kept releases still cover `linePercent` of everyone whose release is
 * known.
 */
export function cutByGain(catalogue: Catalogue, audience: Audience, linePercent: number): Cut {
  const known = getMemory(catalogue).get(audience) ?? new Map<number, Cut>();
  getMemory(catalogue).set(audience, known);
  const cut =
    known.get(linePercent) ??
    gainSteps(catalogue, audience, linePercent).at(-1)?.cut ??
    keepAll(catalogue);
  known.set(linePercent, cut);
  return cut;
}

/** It takes several milliseconds, and a page asks for it several times. */
const getMemory = memoizeByCatalogue('gainCuts', () => new WeakMap<Audience, Map<number, Cut>>());

export function gainSteps(
  catalogue: Catalogue,
  audience: Audience,
  linePercent: number,
): readonly Step[] {
  const sums = catalogue.browsers.map(({ releases }) => {
    const before = new Float64Array(releases.length + 1);
    for (const { index, unit } of releases)
      before[index + 1] = before[index]! + audience.weights[unit]!;
    return before;
  });
  const steps: Step[] = [];
  let cut: Cut = keepAll(catalogue);
  let spare = shareToSpare(audience, linePercent);
  let wishes = collectWishes(catalogue, audience);
  for (;;) {
    for (const wish of wishes) wish.lostShare = sumCost(wish.need, cut, sums);
    wishes = wishes.filter(({ need, lostShare }) => lostShare <= spare && !isMet(need, cut));
    const step = bestStep(wishes, cut);
    if (!step) return steps;
    steps.push(step);
    ({ cut } = step);
    spare -= step.lostShare;
  }
}

/** Features that need exactly the same releases dropped. */
interface Wish {
  /** By `browser.index`, as in a cut. */
  readonly need: ArrayLike<number>;
  count: number;
  /** The share that it costs beyond the cut so far, 0–1. */
  lostShare: number;
}

function collectWishes(catalogue: Catalogue, audience: Audience): readonly Wish[] {
  const needs = getNeeds(catalogue, audience);
  const byNeed = new Map<string, Wish>();
  for (const feature of catalogue.features) {
    const need = needs.of(feature);
    const name = String.fromCharCode(...need);
    const wish = byNeed.get(name);
    if (wish) wish.count += 1;
    else byNeed.set(name, { need, count: 1, lostShare: 0 });
  }
  return [...byNeed.values()];
}

/**
 * Goes from the cheapest wish to the dearest. A wish also fulfills wishes that cost no more than
 * itself, so it gains at most their features, minus those that need more. The count goes down while
 * the wish can still be the best.
 */
function bestStep(wishes: readonly Wish[], cut: Cut): Step | undefined {
  const byCost = wishes.toSorted((a, b) => a.lostShare - b.lostShare);
  let best: Step | undefined;
  let gainedAtMost = 0;
  let end = 0;
  for (const { need, lostShare } of byCost) {
    for (; end < byCost.length && byCost[end]!.lostShare <= lostShare; end++)
      gainedAtMost += byCost[end]!.count;
    const step = { cut: raise(cut, need), lostShare, gainedCount: gainedAtMost };
    for (let at = end - 1; at >= 0 && !(best && isBetter(best, step)); at--)
      if (!isMet(byCost[at]!.need, step.cut)) step.gainedCount -= byCost[at]!.count;
    if (!best || isBetter(step, best)) best = step;
  }
  return best;
}

function raise(cut: Cut, need: ArrayLike<number>): Cut {
  return cut.map((from, browser) => Math.max(from, need[browser]!));
}

function isBetter(step: Step, best: Step): boolean {
  const [own, other] = [step.gainedCount * best.lostShare, best.gainedCount * step.lostShare];
  return own > other || (own === other && step.lostShare < best.lostShare);
}

function isMet(need: ArrayLike<number>, cut: Cut): boolean {
  for (let browser = 0; browser < need.length; browser++)
    if (need[browser]! > cut[browser]!) return false;
  return true;
}

function sumCost(need: ArrayLike<number>, cut: Cut, sums: readonly Float64Array[]): number {
  let share = 0;
  for (let browser = 0; browser < need.length; browser++) {
    const from = cut[browser]!;
    const to = need[browser]!;
    if (to > from) share += sums[browser]![to]! - sums[browser]![from]!;
  }
  return share;
}
