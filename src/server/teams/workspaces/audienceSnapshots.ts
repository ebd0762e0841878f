// Stores an audience's weights under their hash, to distinguish people who moved from data that
// changed. Pitfall: units are valid in only one catalogue, so releases are stored by name.
import { createHash } from 'node:crypto';
import type { Audience } from '@/domain/Audience';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { Database } from '@/server/platform/database/Database';
import { inChunks } from '@/server/platform/database/inChunks';

export interface AudienceSnapshot {
  readonly id: string;
  /** JSON: `[["chrome", "140", 0.031], …]`. */
  readonly weights: string;
}

type NamedWeight = readonly [browser: string, version: string, weight: number];

const taken = new WeakMap<Audience, AudienceSnapshot>();

export function audienceSnapshot(catalogue: Catalogue, audience: Audience): AudienceSnapshot {
  const known = taken.get(audience);
  if (known) return known;
  const named = catalogue.releases.flatMap(({ unit, browser, version }): NamedWeight[] => {
    const weight = audience.weights[unit]!;
    return weight > 0 ? [[browser.slug, version, Number(weight.toPrecision(9))]] : [];
  });
  const weights = JSON.stringify(named);
  const hash = createHash('sha256').update(`${audience.key} ${weights}`);
  const snapshot = { id: hash.digest('base64url').slice(0, 22), weights };
  taken.set(audience, snapshot);
  return snapshot;
}

export async function keepSnapshot(
  database: Database,
  workspaceId: string,
  { catalogue, audience }: { readonly catalogue: Catalogue; readonly audience: Audience },
  now = Date.now(),
): Promise<void> {
  await database
    .connection()
    .insertInto('audience_snapshots')
    .values({
      workspace_id: workspaceId,
      ...audienceSnapshot(catalogue, audience),
      audience: audience.key,
      taken_at: now,
    })
    .onConflict((kept) => kept.columns(['workspace_id', 'id']).doNothing())
    .execute();
}

/** Weights by id; those that the workspace has not kept are missing. */
export async function loadSnapshots(
  database: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const some of inChunks([...new Set(ids)])) {
    const rows = await database
      .connection()
      .selectFrom('audience_snapshots')
      .select(['id', 'weights'])
      .where('workspace_id', '=', workspaceId)
      .where('id', 'in', some)
      .execute();
    for (const { id, weights } of rows) found.set(id, weights);
  }
  return found;
}

/** In the units of `catalogue`; a release that it does not have weighs nothing. */
export function snapshotWeights(catalogue: Catalogue, weights: string): Float64Array {
  const found = new Float64Array(catalogue.releases.length);
  for (const [slug, version, weight] of JSON.parse(weights) as readonly NamedWeight[]) {
    const browser = catalogue.browserBySlug(slug);
    const release = browser && catalogue.releaseByVersion(browser, version);
    if (release) found[release.unit]! += weight;
  }
  return found;
}
