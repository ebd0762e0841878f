import type { Audience } from '@/domain/Audience';
import { formatCountWithNoun } from '@/domain/format';
import { Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { browserslistReleases, refuseUnused } from './browserslistReleases';
import { findCaniuseRelease } from './findCaniuseRelease';
import { packageAndVersion } from './packageAndVersion';
import type { BrowserslistRequest } from './parseAudienceKey';

/**
 * Users of the releases a browserslist query selects, weighted by world usage. Chrome on Android is
 * not spread, because the list names its release.
 * @throws Refusal AUDIENCE_INVALID for a list with no users, since it has no shares
 */
export function browserslistAudience(
  catalogue: Catalogue,
  { key, query }: BrowserslistRequest,
): Audience {
  const listed = browserslistReleases(query);
  const worldShare = listed.reduce((sum, { share }) => sum + share, 0);
  if (worldShare === 0) throw new Refusal('AUDIENCE_INVALID', nobodyUses(query, listed.length));
  refuseUnused(query);

  const weights = new Float64Array(catalogue.releases.length);
  const unmapped: { name: string; share: number }[] = [];
  for (const { agent, version, share } of listed) {
    const release = findCaniuseRelease(catalogue, agent, version);
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
      `The ${formatCountWithNoun(listed.length, 'release')} that browserslist lists for this query, weighted by caniuse's worldwide page views ` +
      `(${packageAndVersion(catalogue, 'caniuse-lite')}); all of Chrome on Android counts as the listed release.`,
    worldShare,
    isFixed: isFixedQuery(query),
  };
}

/**
 * A query such as `chrome 120, not ios_saf 15.4` selects the same releases whatever the date and
 * usage.
 */
function isFixedQuery(query: string): boolean {
  return query
    .split(/\s*(?:,|\bor\b|\band\b)\s*/i)
    .every((part) => /^(?:not\s+)?[a-z_]+\s+\d[\d.]*(?:\s*-\s*\d[\d.]*)?$/i.test(part.trim()));
}

function nobodyUses(query: string, count: number): string {
  return count === 0
    ? `The browserslist query “${query}” names no browser.`
    : `The browserslist query “${query}” names only releases that nobody uses, so there are no shares to compute.`;
}
