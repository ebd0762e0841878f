import { perProcess } from '@/server/platform/memory/perProcess';

/** Counts for /metrics. */
const tallies = perProcess('refusalTallies', () => new Map<string, number>());

/** Notes that a limit, or a server with too much to do, refused something. */
export function tallyRefusal(limit: string): void {
  tallies.set(limit, (tallies.get(limit) ?? 0) + 1);
}

/** How often each has refused since this process began. */
export const refusalTallies = (): ReadonlyMap<string, number> => tallies;
