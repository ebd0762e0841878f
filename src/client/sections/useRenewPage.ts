import { useRefetch } from '@/relay/route/refetch';

let latest: Promise<unknown> = Promise.resolve();

/**
 * Asks again for what the page shows, after a change. One request follows the other: Relay gives
 * equal ones the same answer, which would be older than the second change.
 */
export function useRenewPage(): () => void {
  const refetch = useRefetch();
  return () => {
    latest = latest.then(() => refetch?.().catch(() => undefined));
  };
}
