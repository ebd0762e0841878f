import { perProcess } from '@/server/platform/memory/perProcess';

/** Counts for /metrics. */
const tallies = perProcess('refusalTallies', () => new Map<string, number>());

/** Notes that a limit, or a server with too much to do, refused something. */
export function tallyRefusal(limit: string): void {
  tallies.set(limit, (tallies.get(limit) ?? 0) + 1);
}

/** How often each has refused since this process began. */
export const refusalTallies = (): ReadonlyMap<string, number> => tallies;

/** Messages leave by one of these. */
export type SentBy = 'mail' | 'webhook';

const sentTallies = perProcess('sentTallies', () => new Map<string, number>());

/** Notes a message that its receiver took, or did not. */
export function tallySent(by: SentBy, outcome: 'sent' | 'failed'): void {
  const key = `${by} ${outcome}`;
  sentTallies.set(key, (sentTallies.get(key) ?? 0) + 1);
}

/** How many since this process began, by means and outcome, such as `mail failed`. */
export const messageTallies = (): ReadonlyMap<string, number> => sentTallies;
