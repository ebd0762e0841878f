import { parseKeysPage } from '@/domain/routes/subjects';
import type { RouteUrl } from '@/relay/route/RouteUrl';

/** The largest feature has 610 keys; most have fewer than ten. */
export const KEYS_PER_PAGE = 100;

interface FeatureVariables {
  readonly slug: string;
  /** The number of keys before the current page. */
  readonly keysSkip: number;
}

export function featureVariables(url: RouteUrl): FeatureVariables {
  return { slug: url.param('slug'), keysSkip: (parseKeysPage(url) - 1) * KEYS_PER_PAGE };
}
