import type { Audience } from '@/domain/Audience';
import type { RequestContext } from '@/server/model/features/RequestContext';
import type { Database } from '@/server/platform/database/Database';
import type { WatchRow } from '@/server/platform/database/WatchTables';
import { loadSnapshots } from '@/server/teams/workspaces/audienceSnapshots';
import { Counterfactual } from '@/server/teams/workspaces/Counterfactual';
import { referTo } from '@/server/teams/workspaces/Observation';
import type { FoundEvent } from './recordEvents';

/**
 * Names with each crossed line why the share changed since its side was settled, by the function that
 * explains reviews. A crossing whose people of then are not known stays as it is.
 */
export async function explainCrossings(
  database: Database,
  { workspace_id: workspaceId }: Pick<WatchRow, 'workspace_id'>,
  found: readonly FoundEvent[],
  {
    catalogue,
    today,
    audience,
  }: Pick<RequestContext, 'catalogue' | 'today'> & {
    readonly audience: Audience;
  },
): Promise<readonly FoundEvent[]> {
  const ids = found.flatMap((one) =>
    'change' in one && one.change.since ? [one.change.since.snapshot] : [],
  );
  if (ids.length === 0) return found;
  const snapshots = await loadSnapshots(database, workspaceId, ids);
  const terms = { catalogue, today, audience };
  const counterfactual = new Counterfactual(catalogue, audience, snapshots);
  return found.map((one) => {
    const since = 'change' in one ? one.change.since : undefined;
    if (!('change' in one) || !since || !snapshots.has(since.snapshot)) return one;
    const { subject } = one.watched;
    const parts = counterfactual.findCauses(subject, since, referTo(terms, subject));
    const cause = parts[0]?.cause;
    return { ...one, change: { ...one.change, parts, ...(cause && { cause }) } };
  });
}
