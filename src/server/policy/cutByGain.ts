// The second rule: give up what gains most features for the people lost. Easy to get wrong: it is
// greedy. Each step is the best one, and their sum need not be.
import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/catalogue/memoizeByCatalogue';
import { type Cut, keepAll } from './Cut';
import { GainCounter, type Wish } from './GainCounter';
import { getNeeds } from './Needs';
import { shareToSpare } from './shareToSpare';

interface Step {
  readonly cut: Cut;
  /** The share of the audience that it gives up beyond the step before, 0–1. */
  readonly lostShare: number;
  readonly gainedCount: number;
}

/**
 * Each step gives up what some feature needs to work in all that is kept: the one that gains most
 * features a person lost, while those kept weigh at least `linePercent` of everybody whose release
 * is known. Of equally good steps, the one that loses fewer people.
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

/** It takes tens of milliseconds, and a page asks for it several times. */
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
  let wishes = affordable(collectWishes(catalogue, audience));
  const counter = new GainCounter(wishes);
  for (;;) {
    wishes = affordable(wishes);
    counter.continueFrom(cut, wishes);
    const step = bestStep(wishes, { cut, sums, counter });
    if (!step) return steps;
    steps.push(step);
    ({ cut } = step);
    spare -= step.lostShare;
  }

  function affordable(some: readonly Wish[]): readonly Wish[] {
    return some.filter(({ need }) => !isMet(need, cut) && costOf(need, cut, sums) <= spare);
  }
}

function collectWishes(catalogue: Catalogue, audience: Audience): readonly Wish[] {
  const needs = getNeeds(catalogue, audience);
  const byNeed = new Map<string, { need: readonly number[]; count: number }>();
  for (const feature of catalogue.features) {
    const need = [...needs.of(feature)];
    const name = need.join();
    const wish = byNeed.get(name) ?? { need, count: 0 };
    wish.count += 1;
    byNeed.set(name, wish);
  }
  return [...byNeed.values()];
}

interface Position {
  readonly cut: Cut;
  /** By browser: what the releases before each weigh. */
  readonly sums: readonly Float64Array[];
  readonly counter: GainCounter;
}

function bestStep(wishes: readonly Wish[], { cut, sums, counter }: Position): Step | undefined {
  let best: Step | undefined;
  for (const { need } of wishes) {
    const step = { lostShare: costOf(need, cut, sums), gainedCount: counter.countAt(need) };
    if (!best || isBetter(step, best)) best = { ...step, cut: raise(cut, need) };
  }
  return best;
}

function raise(cut: Cut, need: readonly number[]): Cut {
  return cut.map((from, browser) => Math.max(from, need[browser]!));
}

function isBetter(step: Omit<Step, 'cut'>, best: Step): boolean {
  const [own, other] = [step.gainedCount * best.lostShare, best.gainedCount * step.lostShare];
  return own > other || (own === other && step.lostShare < best.lostShare);
}

function isMet(need: readonly number[], cut: Cut): boolean {
  for (let browser = 0; browser < need.length; browser++)
    if (need[browser]! > cut[browser]!) return false;
  return true;
}

function costOf(need: readonly number[], cut: Cut, sums: readonly Float64Array[]): number {
  let share = 0;
  for (let browser = 0; browser < need.length; browser++) {
    const [from, to] = [cut[browser]!, need[browser]!];
    if (to > from) share += sums[browser]![to]! - sums[browser]![from]!;
  }
  return share;
}
