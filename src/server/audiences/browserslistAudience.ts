import type { Audience } from '@/domain/Audience';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { browserslistReleases } from './browserslistReleases';
import { packageAndVersion } from './packageAndVersion';
import type { BrowserslistRequest } from './parseAudienceKey';
import { releaseOfCaniuse } from './releaseOfCaniuse';

/**
 * The users of the releases a browserslist query names, weighted by the world's usage. Chrome on
 * Android is not spread: the list says which release it means. A list nobody uses is refused, as no
 * share of it could be told.
 */
export function browserslistAudience(
  catalogue: Catalogue,
  { key, query }: BrowserslistRequest,
): Audience {
  const listed = browserslistReleases(query);
  const worldShare = listed.reduce((sum, { share }) => sum + share, 0);
  if (worldShare === 0) throw new Refusal('AUDIENCE_INVALID', nobodyUses(query, listed.length));

  const weights = new Float64Array(catalogue.releases.length);
  const unmapped: { name: string; share: number }[] = [];
  for (const { agent, version, share } of listed) {
    const release = releaseOfCaniuse(catalogue, agent, version);
    if (release) weights[release.unit]! += share / worldShare;
    else if (share > 0) unmapped.push({ name: `${agent} ${version}`, share: share / worldShare });
  }

  return {
    key,
    name: `Browserslist: ${query}`,
    kind: 'BROWSERSLIST',
    weights,
    trackedShare: weights.reduce((sum, weight) => sum + weight, 0),
    unmapped,
    isAndroidEstimated: false,
    sourceNote:
      `The ${listed.length} releases browserslist names for this query, weighted by their shares of the world's page views by caniuse ` +
      `(${packageAndVersion(catalogue, 'caniuse-lite')}); Chrome on Android counts wholly as the release named.`,
    worldShare,
  };
}

function nobodyUses(query: string, count: number): string {
  return count === 0
    ? `The browserslist query “${query}” names no browser.`
    : `The browserslist query “${query}” names only releases without any usage in the world, so shares of it cannot be told.`;
}
