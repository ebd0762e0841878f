// Beacons of measured sites: known sites in memory, counts in memory, one statement a minute.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { perProcess } from '@/server/platform/memory/perProcess';
import { log } from '@/server/platform/observe/log';
import {
  listBeaconSites,
  storeBeaconCounts,
  type TakenCounts,
} from '@/server/teams/sources/beaconCounts';
import { BeaconRollUp } from '@/server/teams/sources/BeaconRollUp';
import { classOfAgent } from '@/server/teams/sources/classOfAgent';
import type { Visit } from '@/server/teams/sources/parseBeacon';

const STORE_EVERY_MS = 60_000;

/** A site may be new, but strangers may also invent names. */
const LOOK_AGAIN_MS = 2_000;

interface BeaconMemory {
  readonly visits: BeaconRollUp;
  /** The same visits, by what their user-agent strings say. */
  readonly agents: BeaconRollUp;
  sites: ReadonlyMap<string, string>;
  looking: Promise<void> | undefined;
  lookedAt: number;
}

const memory = perProcess('beacons', (): BeaconMemory => ({
  visits: new BeaconRollUp(),
  agents: new BeaconRollUp(),
  sites: new Map(),
  looking: undefined,
  lookedAt: -Infinity,
}));

/**
 * Counts a visit of a site; of one that does not exist nothing is kept.
 * @param userAgent the header; only the class that it names is counted
 */
export async function countBeacon(site: string, visit: Visit, userAgent: string): Promise<void> {
  if (!memory.sites.has(site)) await lookForSites();
  if (!memory.sites.has(site)) return;
  memory.visits.add(site, visit);
  memory.agents.add(site, classOfAgent(loadCatalogue(), userAgent));
}

async function lookForSites(): Promise<void> {
  const now = performance.now();
  if (!memory.looking && now - memory.lookedAt >= LOOK_AGAIN_MS) {
    memory.lookedAt = now;
    memory.looking = openDatabase()
      .then(listBeaconSites)
      .then(
        (sites) => void (memory.sites = sites),
        // The minute's writing reports a database that is away.
        () => undefined,
      )
      .finally(() => (memory.looking = undefined));
  }
  await memory.looking;
}

/**
 * Stores what has been counted, every minute.
 * @returns a function that stores the rest and stops
 */
export function keepBeacons(): () => Promise<void> {
  let running = Promise.resolve();
  const store = (isLast: boolean): Promise<void> =>
    (running = running.then(() => storeNow(isLast)));
  const timer = setInterval(() => void store(false), STORE_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    return store(true);
  };
}

async function storeNow(isLast: boolean): Promise<void> {
  const { visits, agents } = memory;
  const take = (rollUp: BeaconRollUp) => (isLast ? rollUp.takeLast() : rollUp.take());
  let taken: TakenCounts | undefined = { visits: take(visits), agents: take(agents) };
  if (taken.visits.size === 0 && memory.sites.size === 0) return;
  try {
    const database = await openDatabase();
    if (taken.visits.size > 0 && !(await storeBeaconCounts(database, taken)))
      log.warn('A minute’s visits of measured sites may be lost: the database did not say.');
    // A failure from here on must not count them again.
    taken = undefined;
    memory.sites = await listBeaconSites(database);
    for (const rollUp of [visits, agents]) rollUp.keepOnly((site) => memory.sites.has(site));
  } catch (cause) {
    if (taken) {
      visits.restore(taken.visits);
      agents.restore(taken.agents);
    }
    log.warn({ err: cause }, 'Visits of measured sites are not stored yet.');
  }
}
