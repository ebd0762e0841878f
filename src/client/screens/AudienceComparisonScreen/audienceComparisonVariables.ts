import { DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { MAX_COMPARED, splitAudiences } from '@/domain/routes/audiences';
import { parseFeatureSet } from '@/domain/routes/subjects';
import type { RouteUrl } from '@/relay/route/RouteUrl';

/** The features and audiences of an address. A single audience is compared with the world. */
export function audienceComparisonVariables(url: RouteUrl): {
  readonly slugs: readonly string[];
  readonly audiences: readonly string[];
} {
  const named = splitAudiences(url.params('audience')).slice(0, MAX_COMPARED);
  const audiences = named.length > 0 ? named : [url.preferences.audience];
  return {
    slugs: parseFeatureSet(url),
    audiences:
      audiences.length > 1 ? audiences : splitAudiences([...audiences, DEFAULT_AUDIENCE_KEY]),
  };
}
