// Visits of measured sites, added up in memory. Easy to get wrong: nothing here may leave before 20
// visitors share it, because every number that is stored can be read, backed up and subtracted. The
// total is stored every minute, so a class may not grow in a minute that only its last visitor came in.
// Ruled by docs/decisions/0061-measured-audiences.md.
import { compareVersions } from '@/domain/compareVersions';
import type { Visit } from './parseBeacon';

/** How many visits a number that is stored stands for at least. */
export const LEAST_VISITS = 20;

export interface VisitCount extends Visit {
  readonly visits: number;
}

export interface SiteCounts {
  /** All visits since it was last asked, whatever their class. */
  readonly total: number;
  /** Each 20 or more. */
  readonly classes: readonly VisitCount[];
}

/** Visits after which classes that have fewer than 20 are folded: then they hardly move a share. */
const FOLD_VISITS = 5_000;
const FOLD_DAYS = 7;
const DAY_MS = 86_400_000;

type Classes = Map<string, { readonly visit: Visit; visits: number }>;

interface Site {
  total: number;
  /** Visits too few to hide among each other: they wait until they are 20. */
  readonly fresh: Classes;
  freshVisits: number;
  /** Each class of it may leave once it has 20. */
  readonly settled: Classes;
  sinceFold: number;
  foldedAt: number;
}

export class BeaconRollUp {
  readonly #sites = new Map<string, Site>();

  add(site: string, visit: Visit, now: number): void {
    const found = this.#sites.get(site) ?? {
      total: 0,
      fresh: new Map(),
      freshVisits: 0,
      settled: new Map(),
      sinceFold: 0,
      foldedAt: now,
    };
    this.#sites.set(site, found);
    found.total += 1;
    found.sinceFold += 1;
    found.freshVisits += 1;
    addTo(found.fresh, visit, 1);
  }

  /**
   * Takes out the counts that may be stored now, by site. A class with fewer than 20 visits waits; on
   * the first call of a day it is folded if that hardly matters any more.
   */
  take(now: number): ReadonlyMap<string, SiteCounts> {
    return this.#takeAll((site) => {
      const isNewDay = Math.floor(site.foldedAt / DAY_MS) < Math.floor(now / DAY_MS);
      const isLate = now - site.foldedAt >= FOLD_DAYS * DAY_MS;
      if (!isNewDay || (site.sinceFold < FOLD_VISITS && !isLate)) return false;
      site.foldedAt = now;
      site.sinceFold = 0;
      return true;
    });
  }

  /** The same before the process ends: everything is folded, and fewer than 20 visits are lost. */
  takeLast(): ReadonlyMap<string, SiteCounts> {
    return this.#takeAll(() => true);
  }

  /** Puts back what could not be stored. */
  restore(taken: ReadonlyMap<string, SiteCounts>): void {
    for (const [name, { total, classes }] of taken) {
      const site = this.#sites.get(name);
      if (!site) continue;
      site.total += total;
      for (const { visits, ...visit } of classes) addTo(site.settled, visit, visits);
    }
  }

  /** Forgets sites that are gone. */
  keepOnly(isKnown: (site: string) => boolean): void {
    for (const name of this.#sites.keys()) if (!isKnown(name)) this.#sites.delete(name);
  }

  #takeAll(folds: (site: Site) => boolean): ReadonlyMap<string, SiteCounts> {
    const taken = new Map<string, SiteCounts>();
    for (const [name, site] of this.#sites) {
      settle(site);
      const classes: VisitCount[] = [];
      for (const [key, { visit, visits }] of site.settled)
        if (visits >= LEAST_VISITS) {
          classes.push({ ...visit, visits });
          site.settled.delete(key);
        }
      if (folds(site)) classes.push(...fold(site));
      if (site.total > 0 || classes.length > 0) taken.set(name, { total: site.total, classes });
      site.total = 0;
    }
    return taken;
  }
}

function addTo(classes: Classes, visit: Visit, visits: number): void {
  const key = `${visit.engine}${visit.version}${visit.device}`;
  const found = classes.get(key);
  if (found) found.visits += visits;
  else classes.set(key, { visit, visits });
}

function settle(site: Site): void {
  if (site.freshVisits < LEAST_VISITS) return;
  for (const { visit, visits } of site.fresh.values()) addTo(site.settled, visit, visits);
  site.fresh.clear();
  site.freshVisits = 0;
}

/** Classes that do not come to 20 even so stay. */
function fold({ settled }: Site): readonly VisitCount[] {
  const rests = [...settled.values()].map(({ visit, visits }) => ({ ...visit, visits }));
  settled.clear();
  const { groups, left } = foldCounts(rests);
  for (const { visits, ...visit } of left) addTo(settled, visit, visits);
  return groups;
}

/**
 * Joins neighbors, by version, until they have 20 visits: at first those of one engine and device,
 * then both devices. The most visited member gives a group its class.
 */
export function foldCounts(rests: readonly VisitCount[]): {
  readonly groups: readonly VisitCount[];
  readonly left: readonly VisitCount[];
} {
  const groups: VisitCount[] = [];
  const left: VisitCount[] = [];
  for (const engine of new Set(rests.map((one) => one.engine))) {
    const ofEngine = rests.filter((one) => one.engine === engine);
    const alone: VisitCount[] = [];
    for (const device of ['d', 'm'] as const) {
      const found = joinNeighbors(ofEngine.filter((one) => one.device === device));
      groups.push(...found.groups);
      alone.push(...found.left);
    }
    const both = joinNeighbors(alone);
    groups.push(...both.groups);
    left.push(...both.left);
  }
  return { groups, left };
}

function joinNeighbors(counts: readonly VisitCount[]) {
  const groups: VisitCount[][] = [];
  let open: VisitCount[] = [];
  for (const one of counts.toSorted((a, b) => compareVersions(a.version, b.version))) {
    open.push(one);
    if (sumOf(open) < LEAST_VISITS) continue;
    groups.push(open);
    open = [];
  }
  const last = groups.at(-1);
  if (last) {
    last.push(...open);
    open = [];
  }
  return { groups: groups.map(toOne), left: open };
}

const sumOf = (counts: readonly VisitCount[]): number =>
  counts.reduce((sum, { visits }) => sum + visits, 0);

const toOne = (group: readonly VisitCount[]): VisitCount => ({
  ...group.reduce((one, other) => (other.visits > one.visits ? other : one)),
  visits: sumOf(group),
});
