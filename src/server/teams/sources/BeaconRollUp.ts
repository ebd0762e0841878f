// Visits of measured sites, added up in memory. Easy to get wrong: nothing here may leave before 20
// visitors share it, because every number that is stored can be read, backed up and subtracted. The
// total is stored every minute, so a class may not grow in a minute that only its last visitor came in.
// Rare releases must not wait until 20 visitors have them, or each share is too good: what was not
// stored of one class goes out with its neighbors', and every twenty is stored under the class that
// keeps the sums closest to what was seen.
// Ruled by docs/decisions/0061-measured-audiences.md.
import { compareVersions } from '@/domain/compareVersions';
import type { Visit } from './parseBeacon';

/** How many visits a number that is stored stands for at least. */
const LEAST_VISITS = 20;

export interface VisitCount extends Visit {
  readonly visits: number;
}

export interface SiteCounts {
  /** All visits since it was last asked, whatever their class. */
  readonly total: number;
  /** Each 20 or more. */
  readonly classes: readonly VisitCount[];
}

/** Visits of one engine on one kind of device. */
interface Group extends Pick<Visit, 'engine' | 'device'> {
  /** Not stored yet: what is owed to all classes together. */
  waiting: number;
  /** From how many on a twenty is owed, 0–20. By chance, so that all groups together owe ten each. */
  readonly owedFrom: number;
  /** By class: visits seen, less those stored under it, which may be more. */
  readonly owed: Map<string, number>;
}

interface Site {
  total: number;
  /** Visits too few to hide among each other: they wait until they are 20. */
  readonly fresh: Map<string, VisitCount>;
  freshVisits: number;
  readonly groups: Map<string, Group>;
}

export class BeaconRollUp {
  readonly #sites = new Map<string, Site>();

  constructor(private readonly random: () => number = Math.random) {}

  add(name: string, visit: Visit): void {
    const site = this.#sites.get(name) ?? {
      total: 0,
      fresh: new Map<string, VisitCount>(),
      freshVisits: 0,
      groups: new Map<string, Group>(),
    };
    this.#sites.set(name, site);
    site.total += 1;
    site.freshVisits += 1;
    const key = `${visit.engine}${visit.version}${visit.device}`;
    site.fresh.set(key, { ...visit, visits: (site.fresh.get(key)?.visits ?? 0) + 1 });
  }

  /**
   * Takes out the counts that may be stored now, by site. Of each engine and kind of device fewer
   * than 20 visits wait.
   */
  take(): ReadonlyMap<string, SiteCounts> {
    return this.#takeAll(takeTwenties);
  }

  /** The same before the process ends: of each engine fewer than 20 visits are lost. */
  takeLast(): ReadonlyMap<string, SiteCounts> {
    return this.#takeAll((groups) => [...takeTwenties(groups), ...takeRests(groups)]);
  }

  /** Puts back what could not be stored. */
  restore(taken: ReadonlyMap<string, SiteCounts>): void {
    for (const [name, { total, classes }] of taken) {
      const site = this.#sites.get(name);
      if (!site) continue;
      site.total += total;
      for (const one of classes) this.#settle(site, one);
    }
  }

  /** Forgets sites that are gone. */
  keepOnly(isKnown: (site: string) => boolean): void {
    for (const name of this.#sites.keys()) if (!isKnown(name)) this.#sites.delete(name);
  }

  #takeAll(
    takeFrom: (groups: readonly Group[]) => readonly VisitCount[],
  ): ReadonlyMap<string, SiteCounts> {
    const taken = new Map<string, SiteCounts>();
    for (const [name, site] of this.#sites) {
      if (site.freshVisits >= LEAST_VISITS) {
        for (const one of site.fresh.values()) this.#settle(site, one);
        site.fresh.clear();
        site.freshVisits = 0;
      }
      const classes = joinEqual(takeFrom([...site.groups.values()]));
      if (site.total > 0 || classes.length > 0) taken.set(name, { total: site.total, classes });
      site.total = 0;
    }
    return taken;
  }

  #settle({ groups }: Site, { engine, version, device, visits }: VisitCount): void {
    const key = `${engine}${device}`;
    const group = groups.get(key) ?? {
      ...{ engine, device, waiting: 0, owed: new Map<string, number>() },
      owedFrom: this.random() * LEAST_VISITS,
    };
    groups.set(key, group);
    move(group, version, visits);
  }
}

/** A negative number of visits leaves. */
function move(group: Group, version: string, visits: number): void {
  group.waiting += visits;
  const owed = (group.owed.get(version) ?? 0) + visits;
  if (owed === 0) group.owed.delete(version);
  else group.owed.set(version, owed);
}

function takeTwenties(groups: readonly Group[]): readonly VisitCount[] {
  const taken: VisitCount[] = [];
  for (const group of groups) {
    const { engine, device, owed } = group;
    const leave = (version: string, visits: number): void => {
      move(group, version, -visits);
      taken.push({ engine, device, version, visits });
    };
    const versions = listVersions(group);
    for (const version of versions) {
      const visits = Math.min(owed.get(version) ?? 0, group.waiting);
      if (visits >= LEAST_VISITS) leave(version, visits);
    }
    while (group.waiting >= LEAST_VISITS) leave(mostOwed(group, versions), LEAST_VISITS);
  }
  return taken;
}

/** Sorted: the order in which visitors came must show in nothing that is stored. */
const listVersions = ({ owed }: Group): string[] => [...owed.keys()].toSorted(compareVersions);

/**
 * The class that makes the squares of what is owed up to each class smallest, when twenty visits are
 * stored under it: twenty less from it on.
 */
function mostOwed({ owed, owedFrom }: Group, versions: readonly string[]): string {
  let upTo = versions.reduce((sum, version) => sum + (owed.get(version) ?? 0), 0);
  let found = versions.at(-1)!;
  let gain = 0;
  let best = -Infinity;
  for (const version of versions.toReversed()) {
    gain += upTo - owedFrom;
    if (gain > best) [best, found] = [gain, version];
    upTo -= owed.get(version) ?? 0;
  }
  return found;
}

/** Both kinds of devices together, under the class that is owed most. */
function takeRests(groups: readonly Group[]): readonly VisitCount[] {
  return [...new Set(groups.map(({ engine }) => engine))].flatMap((engine) => {
    const rests = groups
      .filter((group) => group.engine === engine)
      .toSorted((one, other) => other.waiting - one.waiting);
    const visits = rests.reduce((sum, { waiting }) => sum + waiting, 0);
    if (visits < LEAST_VISITS) return [];
    const { device, owed } = rests[0]!;
    const [version = '0'] = listVersions(rests[0]!).toSorted(
      (one, other) => (owed.get(other) ?? 0) - (owed.get(one) ?? 0),
    );
    for (const rest of rests) {
      rest.waiting = 0;
      rest.owed.clear();
    }
    return [{ engine, device, version, visits }];
  });
}

function joinEqual(counts: readonly VisitCount[]): readonly VisitCount[] {
  const joined = new Map<string, VisitCount>();
  for (const one of counts) {
    const key = `${one.engine}${one.version}${one.device}`;
    joined.set(key, { ...one, visits: one.visits + (joined.get(key)?.visits ?? 0) });
  }
  return [...joined.values()];
}
