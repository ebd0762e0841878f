import type { PolicyScreenQuery } from '@/__generated__/PolicyScreenQuery.graphql';
import {
  PolicyScreen,
  policyScreen,
  policyScreenQuery,
} from '@/client/screens/PolicyScreen/PolicyScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from './renderScreen';

/** Draws the page of a policy at an address. */
export function drawPolicy(search = '') {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search))
    query[name] = name in query ? [query[name]!, value].flat() : value;
  const url = parseRouteUrl({ query, req: { headers: {} } as never });
  return renderScreen<PolicyScreenQuery>(
    PolicyScreen,
    policyScreenQuery,
    { audience: url.preferences.audience, ...policyScreen.variables(url) },
    { path: `/policy?${search}` },
  );
}
