// The releases that browsers show by what they can do, against those that their user-agent strings
// name for the same visits. Two lists of counts are compared, and nothing else, so nobody learns which
// visit had which string. Easy to get wrong: counts leave the memory of each process by twenties, so a
// class of either list may be off by that many for each without a difference.
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { type EngineLetter, loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { type ClassCount, firstAgentDay, readBeaconCounts } from './beaconCounts';
import { listReleases, NAMES } from './countBeacons';
import { UNREAD } from './parseBeacon';
import type { CountedDays } from './SourceApi';

interface AgentDifference {
  /** The releases of a class: “Safari 18.4–18.6 on phones and tablets”. */
  readonly name: string;
  /** Of all visits, 0–1. */
  readonly measuredShare: number;
  readonly agentShare: number;
}

export interface AgentComparison {
  /** ISO day from which strings were counted, too. */
  readonly from: string;
  /** Of all visits, 0–1: at least so many have another release than their string says. */
  readonly otherShare: number;
  /** Of all visits, 0–1: their strings name no release. */
  readonly unreadShare: number;
  /** Largest first. */
  readonly differences: readonly AgentDifference[];
}

/** How many visits of one process a class of the two lists may differ by without a difference. */
const ROUNDING = 40;
const MAX_DIFFERENCES = 8;

/** Undefined while too few visits are counted. */
export async function compareAgents(
  database: Database,
  catalogue: Catalogue,
  sourceId: string,
  days: CountedDays,
): Promise<AgentComparison | undefined> {
  const from = await firstAgentDay(database, sourceId, days);
  if (from === undefined) return undefined;
  const since = { ...days, from };
  const measured = await readBeaconCounts(database, sourceId, since);
  const agents = await readBeaconCounts(database, sourceId, since, 'beacon_agent_counts');
  return compareCounts(catalogue, {
    ...{ measured, agents, from },
    processCount: config().workers,
  });
}

export function compareCounts(
  catalogue: Catalogue,
  {
    measured,
    agents,
    from,
    processCount,
  }: {
    readonly measured: readonly ClassCount[];
    readonly agents: readonly ClassCount[];
    readonly from: string;
    readonly processCount: number;
  },
): AgentComparison | undefined {
  const found = toVisits(measured);
  const said = toVisits(agents);
  const all = sumOf(found);
  const unread = said.get(UNREAD) ?? 0;
  if (all === 0 || sumOf(said) === 0) return undefined;
  // More of one list than of the other may wait in memory.
  const scale = all / sumOf(said);
  said.delete(UNREAD);
  const rounding = ROUNDING * processCount;
  const rows = [...new Set([...found.keys(), ...said.keys()])].map((key) => {
    const [ours, theirs] = [found.get(key) ?? 0, (said.get(key) ?? 0) * scale];
    return { key, ours, theirs, excess: theirs - ours };
  });
  const clear = rows.filter(({ excess }) => Math.abs(excess) > rounding);
  const other = clear.reduce((sum, { excess }) => sum + Math.max(0, excess - rounding), 0);
  const differences = clear
    .toSorted((one, next) => Math.abs(next.excess) - Math.abs(one.excess))
    .slice(0, MAX_DIFFERENCES)
    .map(({ key, ours, theirs }) => ({
      name: nameClass(catalogue, key),
      measuredShare: ours / all,
      agentShare: theirs / all,
    }));
  return { from, otherShare: other / all, unreadShare: (unread * scale) / all, differences };
}

const keyOf = ({ engine, class: version, device }: ClassCount): string =>
  engine === UNREAD ? UNREAD : `${engine}${device}${version}`;

const toVisits = (counts: readonly ClassCount[]): Map<string, number> =>
  new Map(counts.filter(({ engine }) => engine !== '').map((one) => [keyOf(one), one.visits]));

const sumOf = (visits: ReadonlyMap<string, number>): number =>
  [...visits.values()].reduce((sum, one) => sum + one, 0);

function nameClass(catalogue: Catalogue, key: string): string {
  const [letter, device, version] = [key[0] as EngineLetter, key[1] as 'd' | 'm', key.slice(2)];
  const { engines, asked } = loadPresenceTable();
  const place = device === 'm' ? ' on phones and tablets' : '';
  const browser = catalogue.browserBySlug(engines[letter].browsers[device]);
  if (version === '0' || !browser) return `${NAMES[letter]} before ${asked[letter][0]}${place}`;
  const releases = listReleases(catalogue, browser, version, asked[letter]);
  const [first = version, last = first] = [releases[0], releases.at(-1)];
  return `${NAMES[letter]} ${first === last ? first : `${first}–${last}`}${place}`;
}
